import { fractions, seedPairRule } from '../pair-rule.ts';
import { seedPairScheme } from '../pair-scheme.ts';
import { accepted, refused } from '../round-input.ts';
import { roundsOf } from '../scheme.ts';

const SUITS = ['♦', '♥', '♠', '♣'];
const DECK = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
  SUITS.map((suit) => `${rank}${suit}`),
);
const RANK = '(?<rank>ace|king|queen|jack|10|[2-9TJQKA])';
const SUIT = '(?<suit>[♦♥♠♣]|d(?:iamonds?)?|h(?:earts?)?|s(?:pades?)?|c(?:lubs?)?)\\ufe0f?';
const CARD = new RegExp(`${RANK}(?: of |[ _-])?${SUIT}`, 'giu');
const SUIT_FIRST = new RegExp(`${SUIT}[ _-]?${RANK}`, 'giu');

/** Cards in order, from Q♠, Qs or Q-spade, or suit first as ♠Q; `null` where other words stand between. */
function cardsIn(typed: string): string[] | null {
  const isSuitFirst = /^[\s[({]*[♦♥♠♣dhsc]/iu.test(typed);
  const card = isSuitFirst ? SUIT_FIRST : CARD;
  if (!/^[\s,;|/[\](){}]*$/.test(typed.replaceAll(card, ''))) return null;
  return [...typed.matchAll(card)].map(({ groups: { rank = '', suit = '' } = {} }) => {
    const sign = SUITS['dhsc'.indexOf(suit.charAt(0).toLowerCase())] ?? suit;
    const short = rank === '10' ? rank : rank.charAt(0).toUpperCase().replace('T', '10');
    return `${short}${sign}`;
  });
}

/**
 * Rule of a game whose cards are drawn with replacement, each from 52 in the order 2♦ 2♥ 2♠ 2♣ 3♦ … A♣. Sites
 * show only the cards that were dealt, the first of the draw.
 */
const cardsRule = ({ least, most }: { least: number; most: number }) =>
  seedPairRule({
    readClaim: (typed) => {
      const cards = cardsIn(typed);
      if (cards === null) return refused('claim-not-cards');
      const isPossible = cards.length >= least && cards.length <= most;
      return isPossible ? accepted(cards.join(' ')) : refused('claim-count');
    },
    draws: () => fractions(most),
    table: {
      caption: 'Four bytes decide each card: the fraction × 52, rounded down, is its place',
      draw: 'Draw',
      outcome: 'Card',
    },
    play: (floats) => {
      const cards = floats.map((float) => DECK[Math.floor(float * DECK.length)] ?? '');
      const dealt = (count: number) => ({
        value: cards.slice(0, count).join(' '),
        ...(count < 3 && { caution: 'One or two cards are weak evidence.' }),
      });
      const fewer = Array.from({ length: most - least }, (_, more) => dealt(least + more));
      const shown = cards.slice(0, 6).join(' ');
      return {
        forms: [dealt(most), ...fewer],
        figure: { value: most > 6 ? `${shown} …` : shown, caption: 'Cards in order of the draw' },
        outcomes: cards,
        steps: [{ label: 'Cards', value: cards.join(' ') }],
      };
    },
  });

/* @__NO_SIDE_EFFECTS__ */
const cardsField = (hint: string, count: string) => ({
  label: 'Cards the casino showed',
  hint,
  control: 'wide' as const,
  sentences: {
    'claim-not-cards': 'Enter cards as Q♠, ♠Q, Qs or Q-spade, with spaces or commas between them.',
    'claim-count': count,
  },
});

const IN_WORDS =
  'Four bytes of it at a time, as a fraction of 1, times 52 and rounded down, are a card’s place in the order 2♦ 2♥ 2♠ 2♣ 3♦ and so on to A♣. A card may come twice.';

export const baccaratRule = cardsRule({ least: 4, most: 6 });

export const baccarat = seedPairScheme({
  id: 'baccarat',
  name: 'Baccarat: two seeds and a nonce',
  fields: {
    claim: cardsField(
      'The player’s two, the banker’s two, then the third cards. We compare them if you fill them in.',
      'Enter four to six cards: two each, and the third cards where there were any.',
    ),
  },
  inWords: IN_WORDS,
  // From verifierform-stake, tests/lib/games/testcases/baccarat.json, and the second pair of Kyran121.
  publishedRounds: roundsOf(
    '3c382bcdaa7a266bb839405f8a5c0440',
    { seed: '9d1a65292e3273961d48aa30ce87d0e2' },
    { nonce: '0', claim: 'Q♠ 10♦ 5♠ J♥ 9♥ K♠' },
    { nonce: '4', claim: '8♣ 8♦ 7♣ A♣ 3♣ 9♦' },
    { nonce: '5', claim: 'A♠ A♠ 8♦ 4♠ 2♥ 10♦' },
  ),
});

export const hiloRule = cardsRule({ least: 1, most: 52 });

export const hilo = seedPairScheme({
  id: 'hilo',
  name: 'Hilo: two seeds and a nonce',
  fields: {
    claim: cardsField(
      'In order of the draw, without a card that you chose to start with. We compare them if you fill them in.',
      'Enter at most 52 cards.',
    ),
  },
  inWords: IN_WORDS,
  // From verifierform-stake, tests/lib/games/testcases/hilo.json: the first ten of 52 cards each.
  publishedRounds: roundsOf(
    '412780c6e08859f955318b5c7c75e288',
    { seed: '54560a34f054ad0c19edac66cf6b8e45' },
    { nonce: '0', claim: '8♦ 6♠ 5♠ 5♣ Q♣ K♠ 9♠ 8♥ 9♦ 7♦' },
    { nonce: '1', claim: '6♦ Q♠ K♣ 7♦ 4♣ 3♠ 4♦ 2♠ 6♥ 2♦' },
    { nonce: '3', claim: '10♥ K♦ J♥ 10♦ 9♦ A♠ 4♣ 4♥ 7♦ 8♥' },
  ),
});
