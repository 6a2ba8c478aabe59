import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { markedLists, readChart } from './list-chart.ts';

const read = (html: string) => markedLists(parseFragment(html)).map(readChart);
const marked = (kind: string, ...items: string[]) =>
  `<!-- chart: ${kind} -->\n<ul>\n${items.map((item) => `<li>${item}</li>\n`).join('')}</ul>`;
const itemsOf = (html: string) => read(html).flatMap((one) => (one.ok ? one.chart.items : []));

test('figures are the numbers in bold below a mark, but for bold words that begin an item', () => {
  const items = itemsOf(
    `${marked(
      'bars',
      '<strong>35 times:</strong> <strong>14.5%</strong> keep anything of $4.51',
      'Crazy Time, 40 spins: <strong>at least $1,015.68</strong>',
      'A day: <strong>−$45</strong>',
      '200 units: less than one in a million',
    )}<ul><li>Not <strong>5</strong></li></ul>`,
  );
  expect(items.map(({ figures }) => figures.map(({ value }) => value))).toEqual([
    ...[[14.5], [1015.68], [-45], []],
  ]);
  expect(items[2]?.html).toBe('A day: <strong>−$45</strong>');
});

test('figures are named by the words before each', () => {
  const item = '<strong>One:</strong> ahead <strong>35%</strong>, behind <strong>65%</strong>.';
  expect(itemsOf(marked('parts', item))[0]?.figures).toEqual([
    { words: 'ahead', value: 35 },
    { words: 'behind', value: 65 },
  ]);
});

test.each([
  [marked('bras', 'A <strong>1</strong>'), 'the chart “bras”', 'bars, costs, parts, range'],
  ['<!-- chart: bars --><p>1</p>', 'no list below a chart', 'a list'],
  ['<!-- chart: bars -->', 'no list below a chart', 'a list'],
  [marked('costs', 'A 1', 'B'), '0, 0 figures in bold', 'one or more'],
  [marked('parts', 'A <strong>1</strong>'), '1 figures in bold', 'two or three in each item'],
  [
    marked('range', 'A <strong>1</strong>'),
    '1 figures in bold',
    'three in each item: low, middle, high',
  ],
])('%s cannot be drawn', (html, found, expected) => {
  expect(read(html)).toEqual([{ ok: false, found, expected }]);
});
