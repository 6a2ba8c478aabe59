import { stringify } from 'yaml';
import { groupsIn, oldestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import { fieldName } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** Days after which a date is worth a warning. */
export const FRESH_DAYS = { helpline: 90, offer: 90, fact: 180, law: 180, rate: 30 } as const;

type Limit = keyof typeof FRESH_DAYS;

/** A day on which somebody last looked at a source, and what was read there. */
export type Aging = {
  file: string;
  field: string;
  on: string;
  limit: Limit;
  /** Its present value, in the words of the file. */
  says: string;
  /** Sources it was read in: addresses, and the names of those that have none. */
  sources: string[];
};

type Of<Name extends keyof Content> = Content[Name][number]['data'];
type Cited = { title: string; url?: string | null | undefined };

/** The days on which somebody last looked: what grows old. */
export function agingDates(content: Content): Aging[] {
  /** Entries by the oldest reading of their sources; nothing where none was read. */
  const read = <Name extends keyof Content>(
    name: Name,
    limit: Limit,
    says: (data: Of<Name>) => string,
  ) =>
    content[name].flatMap(({ file, data }): Aging[] => {
      const sources = sourcesIn(data);
      const on = oldestReading(sources);
      const rest = { says: says(data), sources: sources.map(addressOf) };
      return on === null ? [] : [{ file, field: 'readOn', on, limit, ...rest }];
    });
  return [
    ...read('helplines', 'helpline', ({ phone, text, chatUrl, email, hours }) =>
      [phone?.display, text && `text ${text}`, chatUrl, email, hours].filter(Boolean).join('; '),
    ),
    ...read('countries', 'law', ({ statusInWords }) => statusInWords),
    ...read('licences', 'law', ({ law, name }) => law ?? name),
    ...read('games', 'fact', ({ rtp }) =>
      rtp.map(({ variant, rtpPercent }) => `${variant}: ${rtpPercent}%`).join('; '),
    ),
    ...read('gameRules', 'fact', ({ bets }) =>
      bets.map(({ bet, edgePercent }) => `${bet}: ${edgePercent ?? 'no'} edge`).join('; '),
    ),
    ...read('coins', 'fact', ({ networks }) =>
      networks.map(({ name, fee }) => `${name}: ${fee?.text ?? 'fee not known'}`).join('; '),
    ),
    ...read('articles', 'law', ({ title }) => title),
    ...content.rates.map(({ file, data: { day, rates, source } }): Aging => {
      const [says, sources] = [inOneLine(rates), [addressOf(source)]];
      return { file, field: 'day', on: day, limit: 'rate', says, sources };
    }),
    ...content.casinos.flatMap(({ file, data }) => {
      const { sources, facts, countryLicences, loyalty } = data;
      return receipts(file, sources, { facts, countryLicences, loyalty }, 'fact');
    }),
    ...content.bonuses.flatMap(({ file, data: { sources, terms } }) =>
      receipts(file, sources, { terms }, 'offer'),
    ),
  ];
}

/** Known facts, each with its own receipt. */
const receipts = (file: string, sources: Record<string, Cited>, facts: object, limit: Limit) =>
  [...groupsIn(facts)].flatMap(([path, fact]): Aging[] => {
    if (!isReceipt(fact)) return [];
    const [field, source] = [fieldName([...path, 'checkedOn']), sources[fact.source]];
    const rest = { says: inOneLine(fact.value), sources: source ? [addressOf(source)] : [] };
    return [{ file, field, on: fact.checkedOn, limit, ...rest }];
  });

const isReceipt = (fact: object): fact is { value: unknown; source: string; checkedOn: string } =>
  'value' in fact && 'checkedOn' in fact;

const addressOf = ({ title, url }: Cited): string => url ?? title;

/** YAML in flow style: { value: 2019, source: terms }. */
export const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();
