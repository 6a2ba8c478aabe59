import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Split } from './Split.tsx';

test.each([
  ['before', 'the rail, the text'],
  ['after', 'the text, the rail'],
] as const)(
  'a rail that a phone shows %s the content stands there in the document',
  (place, order) => {
    const markup = renderToStaticMarkup(
      <Split rail="the rail" railOnPhone={place}>
        the text
      </Split>,
    );
    const texts = markup.split(/<[^>]+>/).filter((text) => text !== '');
    expect(texts.join(', ')).toBe(order);
  },
);
