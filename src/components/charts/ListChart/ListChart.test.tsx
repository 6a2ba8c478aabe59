import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListChart } from './ListChart.tsx';

test.each([
  ['shares of the largest, whatever the sign', 'costs', [[-45], [-90], []], '0 300, 0 600'],
  [
    'parts end to end',
    'parts',
    [
      [30, 10, 60],
      [20, 5],
    ],
    '0 180, 180 60, 240 360, 0 120, 120 30',
  ],
  // 1,200 from end to end are 600.
  ['a range cut at its middle', 'range', [[-400, -200, 800]], '0 100, 100 500'],
] as const)('bars are %s', (_, kind, lists, bars) => {
  const items = lists.map((values, index) => ({
    html: `Item ${index}`,
    figures: values.map((value) => ({ words: `part ${value}`, value })),
  }));
  const html = renderToStaticMarkup(<ListChart chart={{ kind, items }} />);
  const found = [...html.matchAll(/<rect[^>]* x="(\d+)" width="(\d+)"/g)];
  expect(found.map(([, x, width]) => `${x} ${width}`).join(', ')).toBe(bars);
});
