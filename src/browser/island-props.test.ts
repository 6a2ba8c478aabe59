import { expect, test } from 'vitest';
import { readIslandProps } from './island-props.ts';

const islandWith = (props: string | null) => ({ getAttribute: () => props }) as unknown as Element;

test('values, records and lists in each other are read as they were given', () => {
  const written =
    '{"table":[0,{"rows":[1,[[0,{"name":[0,"A"],"coins":[1,[[0,"BTC"]]]}]]],"sort":[0,null]}]}';
  expect(readIslandProps(islandWith(written))).toEqual({
    table: { rows: [{ name: 'A', coins: ['BTC'] }], sort: null },
  });
});

test('an island that is given nothing has no properties', () => {
  expect(readIslandProps(islandWith(null))).toEqual({});
});
