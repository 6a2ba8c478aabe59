import { type BonusTerms, wageredMinor } from '../../bonuses/terms.ts';
import { type Criterion, type Judgement, type Scale, unrated } from '../criterion.ts';

/**
 * Largest turnover, in multiples of the bonus, that counts as no, one or two drawbacks; anything beyond counts as
 * three. Ten times is the most that British rules allow (LCCP, social responsibility code 5.1.1, since Jan 19,
 * 2026), and each step from there is fifteen times more. docs/decisions/022-bonus-terms-by-their-terms.md
 */
const BETS_UP_TO = { none: 10, one: 25, two: 40 };
const MOST_FOR_BETS = 3;

/** Drawbacks from which an offer fails; fewer, but at least one, are a partial pass. */
const FAILS_FROM = 3;

/** The published scale; `countBets` and `countLimits` implement it. */
const SCALE: Scale = {
  counts: { one: 'drawback', many: 'drawbacks' },
  steps: [
    {
      term: 'Bets to make before a withdrawal, in multiples of the bonus',
      answers: [
        { answer: `None, or up to ${BETS_UP_TO.none} times`, adds: 0 },
        { answer: `More than ${BETS_UP_TO.none}, up to ${BETS_UP_TO.one} times`, adds: 1 },
        { answer: `More than ${BETS_UP_TO.one}, up to ${BETS_UP_TO.two} times`, adds: 2 },
        {
          answer: `More than ${BETS_UP_TO.two} times, or the games that count are not stated`,
          adds: MOST_FOR_BETS,
        },
      ],
    },
    {
      term: 'Limit on what can be withdrawn',
      answers: [
        { answer: 'None', adds: 0 },
        { answer: 'Any limit, or nothing stated', adds: 1 },
      ],
    },
    {
      term: 'The bonus itself at a withdrawal',
      answers: [
        { answer: 'Can be withdrawn, or only winnings of spins are given', adds: 0 },
        { answer: 'Is taken back (sticky), or nothing stated', adds: 1 },
      ],
    },
    {
      term: 'Largest bet and time limit, where bets have to be made',
      answers: [
        { answer: 'Both stated', adds: 0 },
        { answer: 'One of them or both not stated', adds: 1 },
      ],
    },
  ],
  notes: [
    'We take the multiple from the terms and divide it by the share of a bet that counts. We take the games that count most. If only half of each bet counts, “20 times” means 40 times. We turn a multiple of deposit and bonus into one of the bonus alone, for the deposit that earns the full bonus: “20 times deposit and bonus” of $100 each is $4,000, 40 times the bonus. “2 times the deposit and 20 times the bonus” is added up in the same way. With free spins, the winnings take the place of the bonus.',
    'Own money is at risk where the offer takes a deposit, whether or not that deposit has to be bet. Only credit and spins that take no deposit put nothing of the player’s own at risk.',
    'Example: an offer asks for bets of 35 times the bonus (2) and states nothing on a limit (1). The bonus can be withdrawn (0), and largest bet and time limit are stated (0). That makes 3 drawbacks, a fail where own money is at risk.',
  ],
};

export const bonusTerms: Criterion = {
  id: 'bonus-terms',
  name: 'Bonus terms',
  question: 'How much does the offer ask for, and what does it hold back or leave unsaid?',
  rule: {
    pass: 'No drawback on the published scale.',
    partial: 'One or two drawbacks, or more if none of the player’s own money is at risk.',
    fail: 'Three drawbacks or more with the player’s own money at risk, or no game counts.',
  },
  scale: SCALE,
  judge: ({ offer }) => judgeOffer(offer),
};

/** One term: its drawbacks and its words in the reason. */
type Counted = { drawbacks: number; words: string };

/** Verdict on one offer, from its terms alone and not from simulated outcomes. */
export function judgeOffer(offer: BonusTerms | null): Judgement {
  if (offer === null) return unrated('the terms of an offer');
  const bets = countBets(offer);
  if ('verdict' in bets) return bets;
  const counted = [bets, ...countLimits(offer)];
  const drawbacks = counted.reduce((sum, one) => sum + one.drawbacks, 0);
  const isWithoutRisk = drawbacks >= FAILS_FROM && !isOwnMoneyAtRisk(offer);
  const riskNote = isWithoutRisk ? ', with nothing of the player’s own at risk' : '';
  return {
    verdict:
      drawbacks === 0 ? 'pass' : drawbacks < FAILS_FROM || isWithoutRisk ? 'partial' : 'fail',
    reason: `${listOf(counted)}: ${formatDrawbacks(drawbacks)}${riskNote}.`,
  };
}

/** Drawbacks of the wagering, or the verdict where the wagering alone decides it. */
function countBets({ wagering, contribution, reference }: BonusTerms): Counted | Judgement {
  if (wagering === null) return unrated('the wagering terms');
  const { multiple, base, plusDepositTimes = 0 } = wagering.value;
  if (multiple === undefined) return unrated('the wagering terms');
  if (multiple === 0 && plusDepositTimes === 0)
    return { drawbacks: 0, words: 'Nothing has to be wagered' };
  if (contribution === null) {
    return { drawbacks: MOST_FOR_BETS, words: 'The games that count are not stated' };
  }
  const countedPercent = Math.max(0, ...Object.values(contribution.value));
  if (countedPercent === 0) {
    return { verdict: 'fail', reason: 'No game counts toward the wagering.' };
  }
  if (base === undefined) return unrated('what the wagering is a multiple of');
  const { bonus, deposit } = reference;
  const wagered = wageredMinor(base, bonus.minorUnits, deposit.minorUnits);
  const isOfBonus = wagered === bonus.minorUnits && plusDepositTimes === 0;
  if (!isOfBonus && bonus.minorUnits === 0) return unrated('the full bonus');
  const perBonus = wagered === bonus.minorUnits ? 1 : wagered / bonus.minorUnits;
  const ofDeposit = isOfBonus ? 0 : (plusDepositTimes * deposit.minorUnits) / bonus.minorUnits;
  // Rounded before judging, so that the printed figure is the judged one.
  const times = Math.round(((multiple * perBonus + ofDeposit) * 10_000) / countedPercent) / 100;
  return {
    drawbacks: drawbacksOfBets(times),
    words: `Bets of ${times} ${times === 1 ? 'time' : 'times'} the ${base === 'winnings' ? 'winnings' : 'bonus'}`,
  };
}

function drawbacksOfBets(times: number): number {
  if (times <= BETS_UP_TO.none) return 0;
  if (times <= BETS_UP_TO.one) return 1;
  return times <= BETS_UP_TO.two ? 2 : MOST_FOR_BETS;
}

/** Limits on the player, and terms that are not stated. */
function countLimits(offer: BonusTerms): Counted[] {
  const { maxCashOut, stickiness, wagering, maxBet, expiryDays } = offer;
  const found: string[] = [];
  if (maxCashOut?.value !== 'no-cap' || stickiness?.value === 'bonus-only') {
    found.push(maxCashOut === null ? 'no word on a withdrawal limit' : 'withdrawals are limited');
  }
  if (wagering?.value.base !== 'winnings' && isTakenBack(stickiness?.value)) {
    found.push(
      stickiness === null
        ? 'no word on whether the bonus itself can be withdrawn'
        : 'the bonus itself is taken back',
    );
  }
  const unstated = [
    ...(maxBet === null ? ['the largest bet'] : []),
    ...(expiryDays === null ? ['the time limit'] : []),
  ];
  if (wagering?.value.multiple !== 0 && unstated.length > 0) {
    found.push(`no word on ${unstated.join(' and ')}`);
  }
  return found.map((words) => ({ drawbacks: 1, words }));
}

/** `bonus-only` is a limit on withdrawals, counted there. */
const isTakenBack = (stickiness: string | undefined) =>
  stickiness !== 'cashable' && stickiness !== 'bonus-only';

/** Example: Bets of 35 times the bonus (2); withdrawals are limited (1) */
function listOf(counted: readonly Counted[]): string {
  const [only, ...others] = counted;
  if (only !== undefined && others.length === 0) return only.words;
  return counted.map(({ words, drawbacks }) => `${words} (${drawbacks})`).join('; ');
}

const formatDrawbacks = (count: number) =>
  count === 0 ? 'no drawback' : count === 1 ? '1 drawback' : `${count} drawbacks`;

/** A deposit can be lost once it is made, whether or not it has to be bet for the offer. */
function isOwnMoneyAtRisk({ reference }: BonusTerms): boolean {
  return reference.deposit.minorUnits > 0;
}
