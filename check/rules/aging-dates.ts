import { stringify } from 'yaml';
import { oldestReading, sourcesIn } from '#domain/facts/cited-source.ts';
import type { Content } from '../read/read-content.ts';

/** Days after which a date is worth a warning. */
export const FRESH_DAYS = { helpline: 90, offer: 90, fact: 180, law: 180, rate: 30 } as const;

/** A day on which somebody last looked at a source, and what was read there. */
export type Aging = {
  file: string;
  field: string;
  on: string;
  limit: keyof typeof FRESH_DAYS;
  /** Its present value, in the words of the file. */
  says: string;
  /** Sources it was read in: addresses, and the names of those that have none. */
  sources: string[];
};

type Of<Name extends keyof Content> = Content[Name][number];
type Cited = readonly { title: string; url?: string | null | undefined }[];

/** The days on which somebody last looked: what grows old. */
export function agingDates(content: Content): Aging[] {
  return [
    ...content.helplines.flatMap(helpline),
    ...content.countries.flatMap(({ file, data }) => read(file, data, 'law', data.statusInWords)),
    ...content.licences.flatMap(({ file, data }) => read(file, data, 'law', data.law ?? data.name)),
    ...content.games.flatMap(({ file, data }) => {
      const says = data.rtp.map(({ variant, rtpPercent }) => `${variant}: ${rtpPercent}%`);
      return read(file, data, 'fact', says.join('; '));
    }),
    ...content.gameRules.flatMap(({ file, data }) => {
      const says = data.bets.map(({ bet, edgePercent }) => `${bet}: ${edgePercent ?? 'no'} edge`);
      return read(file, data, 'fact', says.join('; '));
    }),
    ...content.coins.flatMap(({ file, data }) => {
      const fees = data.networks.map(({ name, fee }) => `${name}: ${fee?.text ?? 'fee not known'}`);
      return read(file, data, 'fact', fees.join('; '));
    }),
    ...content.rates.map(({ file, data: { day, rates, source } }): Aging => {
      const [says, sources] = [inOneLine(rates), addressesOf([source])];
      return { file, field: 'day', on: day, limit: 'rate', says, sources };
    }),
    ...content.articles.flatMap(({ file, data }) => read(file, data, 'law', data.title)),
    ...content.casinos.flatMap(({ file, data }) => [
      ...receipts(file, data, data.facts, 'fact', 'facts'),
      ...receipts(file, data, data.countryLicences, 'fact', 'countryLicences'),
      ...receipts(file, data, data.loyalty, 'fact', 'loyalty'),
    ]),
    ...content.bonuses.flatMap(({ file, data }) =>
      receipts(file, data, data.terms, 'offer', 'terms'),
    ),
  ];
}

function helpline({ file, data }: Of<'helplines'>): Aging[] {
  const { phone, text, chatUrl, email, hours } = data;
  const says = [phone?.display, text && `text ${text}`, chatUrl, email, hours].filter(Boolean);
  return read(file, data, 'helpline', says.join('; '));
}

/** An entry by the oldest reading of its sources; nothing where none was read. */
function read(file: string, entry: object, limit: Aging['limit'], says: string): Aging[] {
  const sources = sourcesIn(entry);
  const on = oldestReading(sources);
  if (on === null) return [];
  return [{ file, field: 'readOn', on, limit, says, sources: addressesOf(sources) }];
}

/** Known facts of a group, each with its own receipt. */
function receipts(
  file: string,
  { sources }: { sources: Record<string, { title: string; url?: string | undefined }> },
  group: object,
  limit: Aging['limit'],
  name: string,
): Aging[] {
  return Object.entries(group).flatMap(([field, fact]: [string, unknown]) => {
    if (!isReceipt(fact)) return [];
    const source = sources[fact.source];
    return {
      ...{ file, field: `${name}.${field}.checkedOn`, on: fact.checkedOn, limit },
      says: inOneLine(fact.value),
      sources: source === undefined ? [] : addressesOf([source]),
    };
  });
}

const isReceipt = (fact: unknown): fact is { value: unknown; source: string; checkedOn: string } =>
  typeof fact === 'object' && fact !== null && 'value' in fact && 'checkedOn' in fact;

const addressesOf = (cited: Cited): string[] => cited.map(({ title, url }) => url ?? title);

const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();
