import { expect, test } from 'vitest';
import { entryOf, sampleContent } from '#tests/fixtures/checked-content.ts';
import { gameSchema } from './game.ts';

test('an edge that does not complete its return to 100 is refused', () => {
  const { data } = entryOf(sampleContent().games, 'crash');
  const changed = {
    ...data,
    rtp: data.rtp.map((version, index) =>
      index === 0 ? { ...version, edgePercent: 1.1 } : version,
    ),
    hour: { ...data.hour, edgePercent: 1.1 },
  };
  expect(gameSchema.safeParse(data).success).toBe(true);
  expect(gameSchema.safeParse(changed).success).toBe(false);
});
