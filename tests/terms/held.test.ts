import { expect, test } from 'vitest';
import { CORPUS } from './corpus.ts';

test('the schemas of the content hold every clause of the corpus', () => {
  expect(CORPUS).toHaveLength(64);
  for (const { id, offer, loyalty } of CORPUS) {
    expect(Object.keys({ ...offer, ...loyalty }), id).not.toEqual([]);
  }
});
