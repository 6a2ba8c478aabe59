import type { Rule } from './rule.ts';
import type { Scheme } from './scheme.ts';
import { baccarat, baccaratRule, hilo, hiloRule } from './schemes/cards.ts';
import { bustabit, bustabitRule, bustabitV2, bustabitV2Rule } from './schemes/bustabit.ts';
import { dice, diceRule } from './schemes/dice.ts';
import { duelDice, duelMines, duelPlinko, duelRules } from './schemes/duel.ts';
import { duelCrash, duelCrashRule } from './schemes/duel-crash.ts';
import { keno, kenoRule } from './schemes/keno.ts';
import { limbo, limboRule } from './schemes/limbo.ts';
import { liqdDice, liqdMines, liqdPlinko, liqdRules } from './schemes/liqd.ts';
import { mines, minesRule } from './schemes/mines.ts';
import { plinko, plinkoRule } from './schemes/plinko.ts';
import { roulette, rouletteRule } from './schemes/roulette.ts';
import { seedHash, seedHashRule } from './schemes/seed-hash.ts';
import { stakeCrash, stakeCrashRule, stakeSlide, stakeSlideRule } from './schemes/stake-chain.ts';
import { wheel, wheelRule } from './schemes/wheel.ts';

/** Every scheme that is known here, in the order in which they are offered. */
export const SCHEMES: readonly Scheme[] = [
  dice,
  duelDice,
  liqdDice,
  plinko,
  duelPlinko,
  liqdPlinko,
  roulette,
  mines,
  duelMines,
  liqdMines,
  keno,
  wheel,
  baccarat,
  hilo,
  bustabit,
  bustabitV2,
  stakeCrash,
  stakeSlide,
  duelCrash,
  limbo,
  seedHash,
];

/**
 * By id, the rules of the schemes: all that runs in the browser. Words, rounds and sources come with the
 * page, for the schemes that it offers, so they stay out of its script.
 */
export const RULES: Readonly<Record<string, Rule>> = {
  dice: diceRule,
  plinko: plinkoRule,
  roulette: rouletteRule,
  mines: minesRule,
  keno: kenoRule,
  bustabit: bustabitRule,
  'bustabit-v2': bustabitV2Rule,
  'stake-crash': stakeCrashRule,
  'stake-slide': stakeSlideRule,
  ...duelRules,
  'duel-crash': duelCrashRule,
  ...liqdRules,
  wheel: wheelRule,
  baccarat: baccaratRule,
  hilo: hiloRule,
  limbo: limboRule,
  'seed-hash': seedHashRule,
};

/** Rules of one game that ask for the same fields: where one does not give a result, another may. */
const SAME_GAME: readonly (readonly string[])[] = [
  ['dice', 'duel-dice', 'liqd-dice'],
  ['plinko', 'duel-plinko', 'liqd-plinko'],
  ['mines', 'duel-mines', 'liqd-mines'],
  ['bustabit', 'bustabit-v2'],
  ['stake-crash', 'stake-slide'],
];

/** The other rules of a scheme's game that read the same form. */
export function otherRulesOf(scheme: string): readonly string[] {
  const family = SAME_GAME.find((ids) => ids.includes(scheme)) ?? [];
  return family.filter((id) => id !== scheme);
}

/** The rule of a scheme. Throws if there is none. */
export function ruleOf(scheme: string): Rule {
  const rule = RULES[scheme];
  if (rule === undefined) throw new Error(`Expected a scheme, found ${scheme}`);
  return rule;
}
