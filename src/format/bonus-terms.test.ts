import { describe, expect, test } from 'vitest';
import type { BonusTerms } from '#domain/bonuses/terms.ts';
import type { KnownFact } from '#domain/facts/fact.ts';
import { money } from '#domain/money/money.ts';
import {
  describeClearingCost,
  formatCap,
  formatContribution,
  formatExpiry,
  formatGameKind,
  formatMinDeposit,
  formatStickiness,
  formatWagering,
} from './bonus-terms.ts';

const known = <Value>(value: Value): KnownFact<Value> => ({
  value,
  source: 'terms',
  checkedOn: '2026-11-01',
  grade: 'D',
});

/** 100% up to $100, 30 times the bonus, on slots that keep 4%. */
function offer(changes: Partial<BonusTerms> = {}): BonusTerms {
  return {
    matchPercent: known(100),
    cap: known(money(100)),
    minDeposit: known(money(10)),
    wagering: known({ multiple: 30, base: 'bonus' }),
    contribution: known({ slots: 100 }),
    maxBet: null,
    maxCashOut: null,
    expiryDays: null,
    stickiness: known('cashable'),
    reference: { bonus: money(100), deposit: money(50), game: 'slots', edgeFraction: 0.04 },
    ...changes,
  };
}

describe('a term', () => {
  test.each([
    [{ multiple: 25, base: 'bonus' }, '25 × the bonus'],
    [{ multiple: 35, base: 'deposit-and-bonus' }, '35 × deposit and bonus'],
    [{ multiple: 40, base: 'winnings' }, '40 × the winnings'],
    [{ multiple: 0, base: 'winnings' }, 'None'],
  ] as const)('wagering of %j reads %s', (wagering, text) => {
    expect(formatWagering(known(wagering))).toBe(text);
  });

  test('a deposit is an amount, or none', () => {
    expect(formatMinDeposit(known(money(20)))).toBe('$20');
    expect(formatMinDeposit(known<'none'>('none'))).toBe('None');
  });

  test('a limit is an amount, or no cap', () => {
    expect(formatCap(known(money(12.5)))).toBe('$12.50');
    expect(formatCap(known<'no-cap'>('no-cap'))).toBe('No cap');
  });

  test.each([
    [1, 'After 1 day'],
    [30, 'After 30 days'],
    ['never', 'Never'],
  ] as const)('an expiry of %s reads %s', (days, text) => {
    expect(formatExpiry(known(days))).toBe(text);
  });

  test('a sticky bonus is taken back, a cashable one can be withdrawn', () => {
    expect(formatStickiness(known<'sticky'>('sticky'))).toBe('Taken back at a withdrawal');
    expect(formatStickiness(known<'cashable'>('cashable'))).toBe('Can be withdrawn');
  });

  test('the games that count come with their share, the largest first', () => {
    expect(formatContribution(known({ 'table-games': 10, slots: 100, crash: 0 }))).toBe(
      'Slots 100%, table games 10%, crash 0%',
    );
    expect(formatGameKind('live-dealer')).toBe('live dealer');
  });

  test('what a casino leaves out is not stated', () => {
    const texts = [
      formatWagering(null),
      formatMinDeposit(null),
      formatCap(null),
      formatExpiry(null),
      formatStickiness(null),
      formatContribution(null),
    ];
    expect(texts).toEqual(texts.map(() => 'Not stated'));
  });
});

describe('the cost of clearing', () => {
  test('is told as a sum, on average, with its working', () => {
    // 30 × 100 = 3,000; × 4% = 120; 100 − 120 = −20
    expect(describeClearingCost(offer(), 'welcome')).toEqual({
      text: 'Bet $3,000 to clear $100. Those bets cost $120 on average.',
      working: '30 × $100, on slots, at a house edge of 4%, if every bet is made.',
      figure: '−$20',
      figureLabel: 'bonus minus cost',
      tone: 'cost',
      averageCost: '$120',
      bets: '$3,000 in bets',
    });
  });

  test('a bonus larger than its cost is a gain, one of the same size is neither', () => {
    // 20 × 100 × 4% = 80; 25 × 100 × 4% = 100
    const wagered = (multiple: number) =>
      describeClearingCost(offer({ wagering: known({ multiple, base: 'bonus' }) }), 'welcome');
    expect(wagered(20)).toMatchObject({ figure: '+$20', tone: 'gain' });
    expect(wagered(25)).toMatchObject({ figure: '$0', tone: 'plain' });
  });

  test('names the base, and the share that a game counts for', () => {
    // 30 × (100 + 50) = 4,500; ÷ 50% = 9,000; × 2% = 180
    const cost = describeClearingCost(
      offer({
        wagering: known({ multiple: 30, base: 'deposit-and-bonus' }),
        contribution: known({ 'table-games': 50 }),
        reference: {
          bonus: money(100),
          deposit: money(50),
          game: 'table-games',
          edgeFraction: 0.02,
        },
      }),
      'reload',
    );
    expect(cost.text).toBe('Bet $9,000 to clear $100. Those bets cost $180 on average.');
    expect(cost.working).toBe(
      '30 × $150, on table games that count 50%, at a house edge of 2%, if every bet is made.',
    );
  });

  test('of winnings starts from an assumed win', () => {
    const cost = describeClearingCost(
      offer({ wagering: known({ multiple: 30, base: 'winnings' }) }),
      'free-spins',
    );
    expect(cost.text).toBe(
      'If you win $100: bet $3,000 to clear it. Those bets cost $120 on average.',
    );
    expect(cost.figureLabel).toBe('winnings minus cost');
  });

  test('of a sticky bonus says what the sum leaves out', () => {
    expect(
      describeClearingCost(offer({ stickiness: known('sticky') }), 'welcome').working,
    ).toContain('The bonus itself is taken back, which the sum leaves out.');
  });

  test('at poker is a rake', () => {
    const poker = offer({
      contribution: known({ poker: 100 }),
      reference: { bonus: money(100), deposit: money(100), game: 'poker', edgeFraction: 0.05 },
    });
    expect(describeClearingCost(poker, 'welcome').working).toContain('on poker, at a rake of 5%');
  });

  test('without wagering is nothing; cashback adds that it follows a cost', () => {
    const none = offer({ wagering: known({ multiple: 0, base: 'bonus' }) });
    expect(describeClearingCost(none, 'free-spins')).toMatchObject({
      text: 'Nothing to clear: what it wins can be withdrawn without further bets.',
      working: null,
      figure: '$0',
      averageCost: '$0',
    });
    expect(describeClearingCost(none, 'cashback').text).toBe(
      'Nothing to clear. It gives back a part of what betting has cost you, not more.',
    );
  });

  test('is not known where a term is missing, and says which', () => {
    expect(describeClearingCost(offer({ wagering: null }), 'welcome')).toMatchObject({
      text: 'The wagering is not stated, so its cost cannot be worked out.',
      figure: 'Not known',
      bets: 'Not stated',
    });
    expect(describeClearingCost(offer({ contribution: null }), 'welcome')).toMatchObject({
      text: '$3,000 in bets or more. Which games count is not stated, so the cost cannot be worked out.',
      bets: '$3,000 in bets or more',
    });
    expect(describeClearingCost(offer({ contribution: known({ slots: 0 }) }), 'welcome').text).toBe(
      'Bets on slots do not count, so they never clear it.',
    );
  });
});
