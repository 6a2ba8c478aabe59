import { existsSync } from 'node:fs';
import path from 'node:path';
import { fieldName, type Problem, problemsSaid, textsIn } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

type Data = Readonly<Record<string, unknown>>;

/** A figure in words, and the fact that says the same; a text may say a part with “over”. */
type Figure = readonly [form: RegExp, fact: string, known: (data: Data) => number | undefined];

const at = (data: unknown, ...path: string[]): number | undefined => {
  const value = path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), data);
  return typeof value === 'number' ? value : undefined;
};
const factOf = (group: string, name: string, ...rest: string[]) =>
  [`${group}.${name}`, (data: Data) => at(data, group, name, 'value', ...rest)] as const;
const dollarsOf = (group: string, name: string) =>
  [
    `${group}.${name}`,
    (data: Data) => {
      const cents = at(data, group, name, 'value', 'minorUnits');
      return cents === undefined ? undefined : cents / 100;
    },
  ] as const;

const OF_CASINOS: readonly Figure[] = [
  [/\b(\d[\d,.]*\d)\+? (?:different )?games\b/gi, ...factOf('facts', 'gameCount')],
  [/\b(?:since|established|founded|opened) (?:in )?(\d{4})\b/gi, ...factOf('facts', 'established')],
  [/\$(\d[\d,.]*) minimum\b/gi, ...dollarsOf('facts', 'minDeposit')],
  [/\bminimum (?:deposit )?(?:of )?\$(\d[\d,.]*\d|\d)/gi, ...dollarsOf('facts', 'minDeposit')],
];

const OF_BONUSES: readonly Figure[] = [
  [
    /\b(\d[\d.]*) ?% (?:\w+ )?(?:match|welcome|reload|bonus|up to|cashback|rakeback|back)/gi,
    ...factOf('terms', 'matchPercent'),
  ],
  [/\b(\d[\d.]*)[x×](?= |$)/gi, ...factOf('terms', 'wagering', 'multiple')],
  [
    /\b(\d[\d,]*) (?:free |no-deposit )?spins\b/gi,
    'terms.reference.spins',
    (data) => at(data, 'terms', 'reference', 'spins', 'count'),
  ],
  [/\bup to \$(\d[\d,.]*\d|\d)/gi, ...dollarsOf('terms', 'cap')],
];

/** Words of which the reader sees the figure beside the fact. */
const IN_WORDS = /^(?:description|headline|features|review)\b/;
const A_PART = /\b(?:over|more than|at least|some|about|nearly|almost) $/i;

/** Figures in a text that are not those of the same file. A warning, for a text may speak of others. */
export const checkFigures = ({ bonuses, casinos, site }: Content, root = '.'): Problem[] =>
  problemsSaid((say) => {
    for (const [entries, figures] of [
      [casinos, OF_CASINOS],
      [bonuses, OF_BONUSES],
    ] as const) {
      for (const { file, data } of entries) {
        for (const { path: place, text } of textsIn(data)) {
          const field = fieldName(place);
          if (!IN_WORDS.test(field)) continue;
          for (const [form, fact, known] of figures) {
            const value = known(data);
            for (const { 0: said, 1: figure = '', index } of text.matchAll(form)) {
              const number = Number(figure.replaceAll(',', ''));
              if (value === undefined || number === value) continue;
              if (number < value && (said.includes('+') || A_PART.test(text.slice(0, index))))
                continue;
              say(file, field, `“${said}”`, `${value.toLocaleString('en-US')}, as ${fact} says`);
            }
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
