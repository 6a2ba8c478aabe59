import { expect, test } from 'vitest';
import { content } from './content.ts';

test('a pace without a source says that it is an assumption', () => {
  for (const { file, data } of content.games) {
    if (data.pace.source === null) expect(data.pace.note, file).toMatch(/assumption/i);
  }
});

test('an edge given as a fraction has the same value in percent, to the printed digits', () => {
  for (const { bet, edgePercent, sum } of content.gameRules.flatMap(({ data }) => data.bets)) {
    const [, over, under] = /^(\d+)\/(\d+)$/.exec(sum ?? '') ?? [];
    if (over === undefined) continue;
    expect(Number(((100 * Number(over)) / Number(under)).toFixed(4)), bet).toBe(edgePercent);
  }
});
