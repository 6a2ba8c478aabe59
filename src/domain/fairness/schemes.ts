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

/** All schemes, in the order of the menu. */
export const SCHEMES: readonly Scheme[] = [
  ...[dice, duelDice, liqdDice],
  ...[plinko, duelPlinko, liqdPlinko],
  roulette,
  ...[mines, duelMines, liqdMines],
  ...[keno, wheel, baccarat, hilo],
  ...[bustabit, bustabitV2, stakeCrash, stakeSlide, duelCrash, limbo],
  seedHash,
];

/**
 * Rules of the schemes by id: the part that runs in the browser. Words, rounds and sources are in the page's
 * HTML, only for its own schemes. Rules in one group are of one game and have the same fields: where one does not
 * give a result, another may.
 */
export const RULES: readonly Readonly<Record<string, Rule>>[] = [
  { dice: diceRule, 'duel-dice': duelRules.dice, 'liqd-dice': liqdRules.dice },
  { plinko: plinkoRule, 'duel-plinko': duelRules.plinko, 'liqd-plinko': liqdRules.plinko },
  { mines: minesRule, 'duel-mines': duelRules.mines, 'liqd-mines': liqdRules.mines },
  { bustabit: bustabitRule, 'bustabit-v2': bustabitV2Rule },
  { 'stake-crash': stakeCrashRule, 'stake-slide': stakeSlideRule },
  { 'duel-crash': duelCrashRule },
  { limbo: limboRule },
  { roulette: rouletteRule },
  { keno: kenoRule },
  { wheel: wheelRule },
  { baccarat: baccaratRule },
  { hilo: hiloRule },
  { 'seed-hash': seedHashRule },
];

/** Other rules of a scheme's game, which parse the same form. */
export const otherRulesOf = (scheme: string): readonly string[] =>
  RULES.filter((family) => scheme in family)
    .flatMap((family) => Object.keys(family))
    .filter((id) => id !== scheme);

/** Rule of a scheme. Throws if there is none. */
export function ruleOf(scheme: string): Rule {
  const rule = RULES.find((family) => scheme in family)?.[scheme];
  if (rule === undefined) throw new Error(`Expected a scheme, found ${scheme}`);
  return rule;
}
