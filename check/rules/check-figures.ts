import { existsSync } from 'node:fs';
import path from 'node:path';
import { majorUnits } from '#domain/money/money.ts';
import { amountsIn, inWhole } from '../amounts.ts';
import { type Problem, problemsSaid, textsIn, valueAt } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** A figure in words, or words that mean a value, and the field that says the same. */
type Figure = readonly [form: RegExp, field: string, means?: unknown];

const SUM = /(?:[$€£¥₿]|[A-Z]{3,5} )(\d[\d,.]*\d|\d)|(\d[\d,.]*\d|\d) ?(?:[€£¥₿]|[A-Z]{3,5}\b)/
  .source;

const OF_CASINOS: readonly Figure[] = [
  [/\b(\d[\d,.]*\d)\+? (?:different )?games\b/gi, 'facts.gameCount.value'],
  [/\b(?:since|established|founded|opened) (?:in )?(\d{4})\b/gi, 'facts.established.value'],
  [new RegExp(`(?:${SUM}) minimum\\b`, 'g'), 'facts.minDeposit.value'],
  [new RegExp(`\\b[Mm]inimum (?:deposit )?(?:of )?(?:${SUM})`, 'g'), 'facts.minDeposit.value'],
  [/\bno KYC\b/gi, 'facts.kyc.value.level', 'none'],
  [/\bno withdrawal fees?\b/gi, 'facts.withdrawalFee.value', 'none'],
];

const OF_BONUSES: readonly Figure[] = [
  [
    /\b(\d[\d.]*) ?% (?:\w+ )?(?:match|welcome|reload|bonus|up to|cashback|rakeback|back)/gi,
    'terms.matchPercent.value',
  ],
  [/\b(\d[\d.]*)[x×](?= |$)/gi, 'terms.wagering.value.multiple'],
  [/\b(\d[\d,]*) (?:free |no-deposit )?spins\b/gi, 'terms.reference.spins.count'],
  [new RegExp(`\\b[Uu]p to (?:${SUM})`, 'g'), 'terms.cap.value'],
  [
    new RegExp(`\\b(?:[Bb]ets? of|[Mm]ax(?:imum)? bet(?: of)?) (?:${SUM})`, 'g'),
    'terms.maxBet.value',
  ],
  [/\b(\d+) days\b/gi, 'terms.expiryDays.value'],
  [/\bno (?:wagering|rollover|playthrough)\b/gi, 'terms.wagering.value.multiple', 0],
  [/\bno max(?:imum)? bet\b/gi, 'terms.maxBet.value', 'no-cap'],
  [
    /\bno (?:cap|limit) on (?:winnings|what can be withdrawn)\b/gi,
    'terms.maxCashOut.value',
    'no-cap',
  ],
  [/\b(?:never expires|no expiry)\b/gi, 'terms.expiryDays.value', 'never'],
];

/** What a field says, and how a text would write it: money in whole units. */
function saidAt(data: object, field: string): { value: unknown; words: string } {
  const value = valueAt(data, field.split('.'));
  const [amount] = amountsIn(value).map((one) => one.amount);
  if (amount !== undefined) return { value: majorUnits(amount), words: inWhole(amount) };
  return { value, words: typeof value === 'number' ? value.toLocaleString('en-US') : `${value}` };
}

/** Words of which the reader sees the figure beside the fact. */
const IN_WORDS = /^(?:description|headline|features|review)\b/;
const SPINS = 'terms.reference.spins';
const A_PART = /\b(?:over|more than|at least|some|about|nearly|almost) $/i;

/** Figures in a text that are not those of the same file. A warning, for a text may speak of others. */
export const checkFigures = ({ bonuses, casinos, site }: Content, root = '.'): Problem[] =>
  problemsSaid((say) => {
    const all = [
      ...casinos.map(({ file, data }) => ({ file, data, figures: OF_CASINOS })),
      ...bonuses.map(({ file, data }) => ({ file, data, figures: OF_BONUSES })),
    ];
    for (const { file, data, figures } of all) {
      const texts = textsIn(data).filter(({ field }) => IN_WORDS.test(field));
      for (const { field, text } of texts) {
        for (const [form, known, means] of figures) {
          const { value, words } = saidAt(data, known);
          const fact = known.replace(/\.(?:value|count)\b.*/, '');
          for (const { 0: said, 1: before, 2: after = '', index } of text.matchAll(form)) {
            const number = means ?? Number((before ?? after).replaceAll(',', ''));
            const isPart = said.includes('+') || A_PART.test(text.slice(0, index));
            if (number === value || (isPart && Number(number) < Number(value))) continue;
            if (value !== undefined) say(file, field, `“${said}”`, `${words}, as ${fact} says`);
            else if (fact === SPINS) say(file, field, `“${said}”`, `${SPINS}: the sum has none`);
          }
        }
      }
    }
    for (const { file, data } of site) {
      const script = data.analytics?.script;
      if (script === undefined || existsSync(path.join(root, 'public', script))) continue;
      say(file, 'analytics.script', script, `a file public${script}, which nobody has put there`);
    }
  });
