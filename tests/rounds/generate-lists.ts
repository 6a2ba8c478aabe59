import { chanceOf, type History, type Plan } from './draw.ts';
import { stakeFloats } from './generate-stake.ts';

type Pair = { server: string; client: string };

export const stakeRoll = (pair: Pair, nonce: number) => {
  const [float = 0] = stakeFloats(pair, nonce, 1);
  return Math.floor(float * 10_001) / 100;
};

export const stakeLimbo = (pair: Pair, nonce: number) => {
  const [float = 0] = stakeFloats(pair, nonce, 1);
  return Math.max(1, Math.floor((1e8 / (float * 1e8)) * 0.99 * 100) / 100);
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

/** No seeds in the file; they stand in the script that wrote it. */
export const generateLimbo = ({ seed, rounds }: Plan): History & { pair: Pair } => {
  const chance = chanceOf(`limbo/${seed}`);
  const pair = { server: chance.hex(64), client: chance.hex(64) };
  const rows = Array.from(
    { length: rounds },
    (_, nonce) => `${String(nonce)},${String(stakeLimbo(pair, nonce))}`,
  );
  return { text: `${['Nonce,Result', ...rows].join('\r\n')}\r\n`, seeds: [pair.server], pair };
};
