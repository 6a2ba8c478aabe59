import { chanceOf, type History, type Plan } from './draw.ts';
import { stakeFloats } from './generate-stake.ts';

type Pair = { server: string; client: string };

export const stakeRoll = (pair: Pair, nonce: number) => {
  const [float = 0] = stakeFloats(pair, nonce, 1);
  return Math.floor(float * 10_001) / 100;
};

/** A header of five columns over rows of two, and both seeds in the header, as in the list of rolls. */
export const generateRolls = ({ seed, rounds }: Plan): History => {
  const chance = chanceOf(`rolls/${seed}`);
  const pair = { server: chance.hex(64), client: `${chance.hex(12)}%$^@` };
  const head = `Nonce,Roll,,Unhashed Server Seed:${pair.server},Client Seed:${pair.client}`;
  const rows = Array.from(
    { length: rounds },
    (_, nonce) => `${String(nonce)},${String(stakeRoll(pair, nonce))}`,
  );
  return { text: `${[head, ...rows].join('\r\n')}\r\n`, seeds: [] };
};
