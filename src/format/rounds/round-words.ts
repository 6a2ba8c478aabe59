import type { CheckId, FileRead } from '#domain/rounds/report.ts';
import type { OperatorId, RoundKind } from '#domain/rounds/round.ts';
import { startSentence } from '../counted.ts';

const OPERATORS: Record<OperatorId, string> = {
  stake: 'Stake',
  duel: 'Duel',
  liqd: 'LIQD',
  bustabit: 'bustabit',
};

export const operatorName = (operator: OperatorId | null): string =>
  operator === null ? 'Your table' : OPERATORS[operator];

export const gameName = (game: string): string => (game === '' ? 'Not named' : startSentence(game));

/** What a kind of round is called, and what it is. */
export const KIND_WORDS: Record<RoundKind, { name: string; meaning: string }> = {
  played: { name: 'Played', meaning: 'Bets that were made and decided.' },
  refused: { name: 'Refused', meaning: 'The casino did not take the bet and gave the stake back.' },
  void: { name: 'Void', meaning: 'The bet was cancelled and the stake came back.' },
  free: { name: 'Free', meaning: 'The casino paid the stake, as in free spins.' },
  'zero-stake': { name: 'Stake of zero', meaning: 'Nothing was bet, so nothing is paid.' },
  'cashed-out': { name: 'Cashed out', meaning: 'The player took a price before the end.' },
  open: { name: 'Open', meaning: 'Not decided when the file was written.' },
};

export const DROPPED_WORDS: Record<FileRead['dropped'][number]['what'], string> = {
  address: 'network or wallet addresses',
  name: 'names',
  'user-id': 'user numbers',
  'account-id': 'account numbers',
  'bet-id': 'bet numbers',
  'other-id': 'other numbers of yours',
};

export const CHECK_WORDS: Record<CheckId, string> = {
  commitment: 'Revealed seed against the hash shown before',
  result: 'Result from the seeds',
  multiplier: 'Multiplier from the table',
  payout: 'Payout from stake and table',
  statement: 'What the history says of itself',
  'beacon-time': 'Bet before its beacon',
};

/** Innocent causes, the likeliest first. Reading a file wrongly comes before anything a casino did. */
const CAUSES: Record<CheckId, readonly string[]> = {
  commitment: [
    'the seed belongs to another pair, as sites show the next hash as well',
    'a character was lost while copying',
  ],
  result: [
    'the seeds or the bet number are those of another round',
    'the casino uses a newer rule than the one we know',
    'the file shows the result in another form',
  ],
  multiplier: [
    'the file shows a shortened multiplier and the casino pays the full one',
    'the casino changed its table after the day on which we read it',
  ],
  payout: [
    'the casino rounds in a way that we do not know',
    'a bonus, a boost or a promotion was paid with the round',
    'the column holds the profit and not the payout',
  ],
  statement: [
    'the casino calls a round won when only a part of the stake came back',
    'the field has another meaning than we assume',
  ],
  'beacon-time': ['the clock of the program that wrote the file was wrong'],
};

/** Causes that come first for one game. */
const CAUSES_OF_GAME: Readonly<Record<string, readonly string[]>> = {
  'crash/payout': ['the file shows the cash-out before a fee'],
  'sports/payout': ['the odds changed after part of the bet was void'],
  'mines/multiplier': ['the file swaps the multiplier with and without the edge'],
};

export function causesOf(check: CheckId, game: string): readonly string[] {
  return [...(CAUSES_OF_GAME[`${game}/${check}`] ?? []), ...CAUSES[check]];
}

export const WHAT_TO_DO =
  'What to do: follow one of these rows by hand below. If it still differs, send the casino its number and time, and ask which rule and rounding it used. Keep your file unchanged.';
