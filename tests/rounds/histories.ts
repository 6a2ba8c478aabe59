import type { History, Plan } from './draw.ts';
import { generateBustabitPlayer, generateBustabitTable } from './generate-bustabit.ts';
import { generateDuel, generateDuelCrash } from './generate-duel.ts';
import { generateLiqd } from './generate-liqd.ts';
import { generateRolls, generateStake } from './generate-stake.ts';

/** A generator for each shape that is recognised and has rounds to judge. */
export const HISTORIES: Readonly<Record<string, (plan: Plan) => History>> = {
  'Stake, archive': generateStake,
  'Duel, plinko': (plan) => generateDuel('plinko', plan),
  'Duel, dice': (plan) => generateDuel('dice', plan),
  'Duel, mines': (plan) => generateDuel('mines', plan),
  'Duel, crash': generateDuelCrash,
  'LIQD, plinko': (plan) => generateLiqd('plinko', plan),
  'LIQD, mines': (plan) => generateLiqd('mines', plan),
  'LIQD, dice': (plan) => generateLiqd('dice', plan),
  'bustabit, table': generateBustabitTable,
  'bustabit, one player': generateBustabitPlayer,
  'List of rolls': generateRolls,
};
