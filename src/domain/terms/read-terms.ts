import { type Currency, type Money, money } from '../money/money.ts';
import type { Limit, Sum, Wagering, WageringBase } from './offer-terms.ts';

const SIGNS: Readonly<Record<string, Currency>> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR' };

const FIGURE = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const TIMES = String.raw`${FIGURE}\s*(?:x|×|times)`;
const SIGNED = new RegExp(String.raw`^([$€£₹])\s*${FIGURE}$`);
const CODED = new RegExp(String.raw`^(?:([A-Z]{3,5})\s*${FIGURE}|${FIGURE}\s*([A-Z]{3,5}))$`);
const PERCENT_OF = new RegExp(String.raw`^${FIGURE}\s*% of (?:the |your )?(bonus|deposit)$`, 'i');
const TIMES_OF = new RegExp(String.raw`^${TIMES}\s*(?:the )?(bonus|deposit|refund)$`, 'i');
const BELOW = /^(?:below|less than|under)\s+/i;
const LOWER_OF = /^(?:the )?lower of\s+(.+)$/i;
const WHICHEVER = /^(.+?),?\s+whichever is (?:the )?(?:lower|less|smaller)$/i;
const NO_LIMIT = /^(?:no limit|no cap|none)$/i;

/** Terms say one thing in several ways: "x40", "bonus x 40", "your bonus", "bonus amount", "up to $200". */
const plainWords = (text: string) =>
  text
    .trim()
    .replace(/\byour\b/gi, 'the')
    .replace(/\b(bonus|deposit|refund) (?:amount|sum)\b/gi, '$1')
    .replace(/^(?:up to|max(?:imum)?|at most)\s+/i, '')
    .replace(/^[x×]\s*([\d.,]+)/i, '$1x')
    .replace(/^(\D+?)\s*[x×]\s*([\d.,]+)$/i, '$2x $1');

const figure = (text = '') => Number(text.replaceAll(',', ''));

/** A sum as terms write it: €10, 10 EUR, USD 10; "10 EUR or 15 USD" for several currencies. `null` if it is none. */
export function readSum(text: string): Sum | null {
  const sums = plainWords(text).split(/\s+or\s+/);
  const inEach = sums.flatMap((one) => readMoney(one.trim()) ?? []);
  const [first] = inEach;
  if (first === undefined || inEach.length < sums.length) return null;
  return inEach.length === 1 ? first : { inEach };
}

function readMoney(text: string): Money | null {
  const signed = SIGNED.exec(text);
  const coded = CODED.exec(text);
  const currency = signed ? SIGNS[signed[1] ?? ''] : (coded?.[1] ?? coded?.[4]);
  if (currency === undefined) return null;
  try {
    return money(figure(signed?.[2] ?? coded?.[2] ?? coded?.[3]), currency);
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
    LOWER_OF.exec(plain)?.[1]?.split(/\s+and\s+/) ?? WHICHEVER.exec(plain)?.[1]?.split(/\s+or\s+/);
  const parts =
    lower ??
    plain.split(/,?\s*(?:and |but )?(?:at most|max(?:imum)?)\s+/i).filter((part) => part !== '');
  const lowest = parts.flatMap((part) => readOneLimit(part.trim()) ?? []);
  const [first] = lowest;
  if (first === undefined || lowest.length < parts.length) return null;
  return lowest.length === 1 ? first : { lowest };
}

function readOneLimit(text: string): Limit | null {
  const share = PERCENT_OF.exec(text.replace(BELOW, ''));
  if (share !== null) {
    const isBelow = BELOW.test(text) ? { isBelow: true } : {};
    return { percent: figure(share[1]), of: isBonus(share[2]) ? 'bonus' : 'deposit', ...isBelow };
  }
  const [, times, of] = TIMES_OF.exec(text) ?? [];
  if (of === undefined) return readSum(text);
  const bases = { bonus: 'bonus', deposit: 'deposit', refund: 'refund' } as const;
  return { times: figure(times), of: bases[of.toLowerCase() as keyof typeof bases] };
}

const isBonus = (word = '') => word.toLowerCase() === 'bonus';

const BASES: readonly (readonly [RegExp, WageringBase])[] = [
  [/^(?:bonus|credit)$/i, 'bonus'],
  [/^deposit$/i, 'deposit'],
  [
    /^\(?(?:deposit ?(?:and|\+) ?bonus|bonus ?(?:and|\+) ?deposit|d ?\+ ?b)\)?$/i,
    'deposit-and-bonus',
  ],
  [/^(?:free spins? )?winnings$/i, 'winnings'],
];

const ONE_BASE = new RegExp(String.raw`^${TIMES}(?:\s+(?:the )?(.+))?$`, 'i');
const TWO_BASES = new RegExp(
  String.raw`^${TIMES}\s+(?:the )?(bonus|deposit)\s+(?:and|\+)\s+${TIMES}\s+(?:the )?(bonus|deposit)$`,
  'i',
);

/**
 * Wagering as terms write it: "40x bonus", "35x deposit and bonus", "2x deposit and 20x bonus", "none"; "40x" leaves
 * the base unsaid. `null` if it is none.
 */
export function readWagering(text: string): Wagering | null {
  const plain = plainWords(text);
  if (/^(?:none|no wagering)$/i.test(plain)) return { multiple: 0 };
  const [, one, first, other, second] = TWO_BASES.exec(plain) ?? [];
  if (first !== undefined && isBonus(first) !== isBonus(second)) {
    const [bonus, deposit] = isBonus(first) ? [one, other] : [other, one];
    return { multiple: figure(bonus), base: 'bonus', plusDepositTimes: figure(deposit) };
  }
  const [, times, of] = ONE_BASE.exec(plain) ?? [];
  if (times === undefined) return null;
  if (of === undefined) return { multiple: figure(times) };
  const base = BASES.find(([words]) => words.test(of))?.[1];
  return base === undefined ? null : { multiple: figure(times), base };
}
