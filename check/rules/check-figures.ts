import { existsSync } from 'node:fs';
import path from 'node:path';
import { majorUnits, type Money } from '#domain/money/money.ts';
import { inWhole, sumsInOthers } from '../amounts.ts';
import { type Problem, problemsSaid, textsIn, valueAt } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** A figure in words, and the field that says the same; a text may say a part with “over”. */
type Figure = readonly [form: RegExp, field: string];

const OF_CASINOS: readonly Figure[] = [
  [/\b(\d[\d,.]*\d)\+? (?:different )?games\b/gi, 'facts.gameCount.value'],
  [/\b(?:since|established|founded|opened) (?:in )?(\d{4})\b/gi, 'facts.established.value'],
  [/\$(\d[\d,.]*) minimum\b/gi, 'facts.minDeposit.value.minorUnits'],
  [/\bminimum (?:deposit )?(?:of )?\$(\d[\d,.]*\d|\d)/gi, 'facts.minDeposit.value.minorUnits'],
];

const OF_BONUSES: readonly Figure[] = [
  [
    /\b(\d[\d.]*) ?% (?:\w+ )?(?:match|welcome|reload|bonus|up to|cashback|rakeback|back)/gi,
    'terms.matchPercent.value',
  ],
  [/\b(\d[\d.]*)[x×](?= |$)/gi, 'terms.wagering.value.multiple'],
  [/\b(\d[\d,]*) (?:free |no-deposit )?spins\b/gi, 'terms.reference.spins.count'],
  [/\bup to \$(\d[\d,.]*\d|\d)/gi, 'terms.cap.value.minorUnits'],
];

/** The number in a field and how to write it; money that no dollar sign can stand for is no number of dollars. */
function figureAt(data: unknown, field: string): { value: number; written: string } | undefined {
  const path = field.split('.');
  const value = valueAt(data, path);
  if (typeof value !== 'number') return undefined;
  if (path.at(-1) !== 'minorUnits') return { value, written: value.toLocaleString('en-US') };
  const amount = valueAt(data, path.slice(0, -1)) as Money;
  const isDollar = /^USD/.test(amount.currency) || sumsInOthers('$1', amount.currency).length === 0;
  return { value: isDollar ? majorUnits(amount) : NaN, written: inWhole(amount) };
}

/** Words of which the reader sees the figure beside the fact. */
const IN_WORDS = /^(?:description|headline|features|review)\b/;
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
        for (const [form, known] of figures) {
          const fact = figureAt(data, known);
          if (fact === undefined) continue;
          for (const { 0: said, 1: figure = '', index } of text.matchAll(form)) {
            const number = Number(figure.replaceAll(',', ''));
            if (number === fact.value) continue;
            const isPart = said.includes('+') || A_PART.test(text.slice(0, index));
            if (isPart && number < fact.value) continue;
            const name = known.replace(/\.(?:value|count)\b.*/, '');
            say(file, field, `“${said}”`, `${fact.written}, as ${name} says`);
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
