import { type Currency, type Money, money, placesOf } from '../money/money.ts';
import type { Limit, Sum, Wagering, WageringBase } from './offer-terms.ts';

const SIGNS: Readonly<Record<string, Currency>> = {
  ...{ $: 'USD', US$: 'USD', CA$: 'CAD', C$: 'CAD', A$: 'AUD', NZ$: 'NZD', R$: 'BRL' },
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', '¥': 'JPY' },
};

/** Thousands in groups of three: "1,5" and "1.000" mean different sums in different countries. */
const FIGURE = String.raw`((?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?)`;
const TIMES = String.raw`${FIGURE}\s*(?:x|×|times)`;
const SIGN = String.raw`((?:US|CA?|A|NZ|R)?\$|[€£₹¥])`;
const UNIT = String.raw`(?:${SIGN}|([A-Z]{3,5}))`;
const BEFORE = new RegExp(String.raw`^${UNIT}\s*${FIGURE}$`);
const AFTER = new RegExp(String.raw`^${FIGURE}\s*${UNIT}$`);
const PERCENT_OF = new RegExp(String.raw`^${FIGURE}\s*% of (?:the )?(bonus|deposit)$`, 'i');
const TIMES_OF = new RegExp(String.raw`^${TIMES}\s*(?:of )?(?:the )?(bonus|deposit|refund)$`, 'i');
const BELOW = /^(?:below|less than|under|lower than|smaller than)\s+/i;
const AT_MOST = String.raw`(?:up to|at most|max(?:imum|\.)?(?: of)?|(?:not|no) more than)\s+`;
const LOWER_OF = /^(?:the )?(?:lower|lesser|smaller|minimum) of\s+(.+)$/i;
const WHICHEVER = /^(.+?),?\s+whichever is (?:the )?(?:lower|less|smaller)$/i;
const NO_LIMIT = /^(?:no limit|no cap|no maximum|none|unlimited)$/i;

/** Terms say one thing in several ways: "x40", "bonus x 40", "your bonus", "bonus amount", "up to $200". */
const plainWords = (text: string) =>
  text
    .trim()
    .replace(/^(?:wager(?:ing)?(?: requirements?)?|rollover|playthrough|must be wagered):?\s+/i, '')
    .replace(/\byour\b/gi, 'the')
    .replace(/\b(bonus|deposit|refund) (?:amount|sum|money|received)\b/gi, '$1')
    .replace(/\b(?:the )?(?:amount|sum) of (?:the )?/gi, '')
    .replace(/\b(?:initial|first|qualifying) deposit\b/gi, 'deposit')
    .replace(/\((bonus|deposit)\)/gi, '$1')
    .replace(/\s+per (?:bet|spin|round|hand)$/i, '')
    .replace(new RegExp(`^${AT_MOST}`, 'i'), '')
    .replace(/^[x×]\s*([\d.,]+)/i, '$1x')
    .replace(/^(\D+?)\s*[x×]\s*([\d.,]+)$/i, '$2x $1');

const figure = (text = '') => Number(text.replaceAll(/[, ]/g, ''));

/** A sum as terms write it: €10, 10 EUR, USD 10; "10 EUR or 15 USD" for several currencies. `null` if it is none. */
export function readSum(text: string): Sum | null {
  const sums = plainWords(text).split(/\s+or\s+/);
  const inEach = sums.flatMap((one) => readMoney(one.trim()) ?? []);
  const [first] = inEach;
  if (first === undefined || inEach.length < sums.length) return null;
  return inEach.length === 1 ? first : { inEach };
}

function readMoney(text: string): Money | null {
  const [, before, code, after] = BEFORE.exec(text) ?? [];
  const [, first, sign, last] = AFTER.exec(text) ?? [];
  const [amount, known] = [after ?? first, before ?? sign];
  const currency = known === undefined ? (code ?? last) : SIGNS[known];
  if (amount === undefined || currency === undefined) return null;
  const [, decimals = ''] = amount.split('.');
  try {
    if (decimals.length > placesOf(currency)) return null;
    return money(figure(amount), currency);
  } catch {
    return null;
  }
}

/**
 * A limit as terms write it: "€10", "20% of the bonus, at most €10", "below 20% of the bonus", "10x deposit", "the
 * lower of 10x the bonus and €100", "no limit". `null` if it is none.
 */
export function readLimit(text: string): Limit | 'no-cap' | null {
  const plain = plainWords(text);
  if (NO_LIMIT.test(plain)) return 'no-cap';
  const lower =
    LOWER_OF.exec(plain)?.[1]?.split(/\s+(?:and|or)\s+/) ??
    WHICHEVER.exec(plain)?.[1]?.split(/\s+or\s+/);
  const parts =
    lower ??
    plain.replace(/\)$/, '').split(new RegExp(String.raw`[,(]?\s*(?:and |but )?${AT_MOST}`, 'i'));
  const lowest = parts.flatMap((part) => readOneLimit(part.trim()) ?? []);
  const [first] = lowest;
  if (first === undefined || lowest.length < parts.length) return null;
  return lowest.length === 1 ? first : { lowest };
}

function readOneLimit(text: string): Limit | null {
  const share = PERCENT_OF.exec(text.replace(BELOW, ''));
  if (share !== null) {
    const isBelow = BELOW.test(text) ? { isBelow: true } : {};
    return {
      percent: figure(share[1]),
      of: share[2]?.toLowerCase() as 'bonus' | 'deposit',
      ...isBelow,
    };
  }
  const [, times, of] = TIMES_OF.exec(text) ?? [];
  if (of === undefined) return readSum(text);
  return { times: figure(times), of: of.toLowerCase() as 'bonus' | 'deposit' | 'refund' };
}

const BASES: readonly (readonly [RegExp, WageringBase])[] = [
  [/^(?:bonus|credit|refund|cashback|b)$/i, 'bonus'],
  [/^(?:deposit|d)$/i, 'deposit'],
  [
    /^\(?(?:deposit ?(?:and|\+|plus) ?(?:the )?bonus|bonus ?(?:and|\+|plus) ?(?:the )?deposit|d ?\+ ?b)\)?$/i,
    'deposit-and-bonus',
  ],
  [/^(?:(?:free )?spins? )?winnings(?: (?:from|of) (?:the )?(?:free )?spins)?$/i, 'winnings'],
];

const ONE_BASE = new RegExp(String.raw`^${TIMES}(?:\s*(?:of )?(?:the )?(.+))?$`, 'i');

/**
 * Wagering as terms write it: "40x bonus", "35x deposit and bonus", "2x deposit and 20x bonus", "none"; "40x" leaves
 * the base unsaid. `null` if it is none.
 */
export function readWagering(text: string): Wagering | null {
  const plain = plainWords(text);
  if (/^(?:none|no wagering|(?:wager-)?free)$/i.test(plain)) return { multiple: 0 };
  const both = plain.split(/\s*(?:,|\+|\band\b|\bplus\b)\s*/).map(readOneBase);
  const [bonus, deposit] = (['bonus', 'deposit'] as const).map((base) =>
    both.find((one) => one?.base === base),
  );
  if (both.length === 2 && bonus && deposit) {
    return { ...bonus, plusDepositTimes: deposit.multiple };
  }
  return readOneBase(plain);
}

function readOneBase(text: string): Wagering | null {
  const [, times, of] = ONE_BASE.exec(text.replace(/^(\D+?)\s*([\d.]+)\s*x$/i, '$2x $1')) ?? [];
  if (times === undefined) return null;
  if (of === undefined) return { multiple: figure(times) };
  const base = BASES.find(([words]) => words.test(of.trim()))?.[1];
  return base === undefined ? null : { multiple: figure(times), base };
}
