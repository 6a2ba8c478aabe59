import { describe, expect, test } from 'vitest';
import type { CasinoFacts, GameKind } from '#domain/casinos/facts.ts';
import { money } from '#domain/money/money.ts';
import { known } from '#domain/ratings/facts-for-tests.ts';
import {
  FACT_NAMES,
  formatFact,
  formatJurisdiction,
  formatKycLevel,
  formatLicence,
} from './fact-values.ts';

const UNKNOWN = Object.fromEntries(FACT_NAMES.map((name) => [name, null])) as CasinoFacts;

describe('facts in words', () => {
  test('what nobody has found out is null for every fact, never an empty text', () => {
    expect(FACT_NAMES).toHaveLength(18);
    for (const name of FACT_NAMES) expect(formatFact(UNKNOWN, name, '')).toBeNull();
  });

  test('a list begins with a capital and ends with and', () => {
    const facts = { ...UNKNOWN, games: known(['slots', 'table-games', 'dice']) } as CasinoFacts;
    expect(formatFact(facts, 'games', '')).toBe('Slots, table games and dice');
  });

  test('a known list with nothing in it says None, which is not the same as not known', () => {
    const facts = { ...UNKNOWN, provablyFairGames: known([]), saferTools: known([]) };
    expect(formatFact(facts, 'provablyFairGames', '')).toBe('None');
    expect(formatFact(facts, 'saferTools', '')).toBe('None');
  });

  test('a game that opens its seeds and not its rule is no round to recompute', () => {
    const facts = { ...UNKNOWN, provablyFairGames: known<GameKind[]>(['crash', 'aviator']) };
    expect(formatFact(facts, 'provablyFairGames', '')).toBe(
      'Crash and aviator (seeds without the rule)',
    );
  });

  test('a flag that is known to be false says No', () => {
    expect(formatFact({ ...UNKNOWN, vipProgram: known(false) }, 'vipProgram', '')).toBe('No');
  });

  test('money, limits and times keep their units', () => {
    const facts: CasinoFacts = {
      ...UNKNOWN,
      minDepositUsdt: known(money(10, 'USDT')),
      maxPayout: known('no-limit'),
      withdrawal: known({ fromMinutes: 60, toMinutes: 720 }),
    };
    expect(formatFact(facts, 'minDepositUsdt', '')).toBe('10 USDT');
    expect(formatFact(facts, 'maxPayout', '')).toBe('No Limit');
    const weekly = { ...facts, maxPayout: known({ ...money(5000), per: 'week' as const }) };
    expect(formatFact(weekly, 'maxPayout', '')).toBe('$5,000 a week');
    expect(formatFact(facts, 'withdrawal', '')).toBe('1 to 12 h');
  });

  test('a level of identity checks carries the answer of the comparison table', () => {
    expect(formatKycLevel('none')).toBe('No: no check stated');
    expect(formatKycLevel('above-threshold')).toBe('Partial: above a sum');
    expect(formatKycLevel('at-sign-up')).toBe('Yes: at sign-up');
  });

  test.each([
    ['none', 'No fee'],
    ['network-only', 'The network fee only'],
    ['casino-fee', 'A fee of its own'],
  ] as const)('a fee that is %s reads %s', (fee, text) => {
    expect(formatFact({ ...UNKNOWN, withdrawalFee: known(fee) }, 'withdrawalFee', '')).toBe(text);
  });

  test('a jurisdiction is a country, none found, or not known', () => {
    const licence = known({ standing: 'claimed', authority: 'curacao', number: 'CW-1' } as const);
    expect(formatJurisdiction({ ...UNKNOWN, licence }, 'Curaçao')).toBe('Curaçao');
    expect(
      formatJurisdiction({ ...UNKNOWN, licence: known({ standing: 'none-found' }) }, null),
    ).toBe('None found');
    expect(formatJurisdiction(UNKNOWN, null)).toBeNull();
  });

  test('a licence says where it was seen', () => {
    const licence = { authority: 'curacao', number: 'CW-1' };
    expect(formatLicence({ standing: 'on-register', ...licence }, 'Curaçao')).toBe(
      'Curaçao, CW-1, on the register',
    );
    expect(formatLicence({ standing: 'claimed', ...licence }, 'Curaçao')).toBe(
      'Curaçao, CW-1, claimed by the casino',
    );
    const claim = { standing: 'claimed', authority: 'curacao', number: null } as const;
    expect(formatLicence(claim, 'Curaçao')).toBe(
      'Curaçao, no number printed, claimed by the casino',
    );
    expect(formatLicence({ standing: 'none-found' }, '')).toBe('None found');
  });
});
