import { stringify } from 'yaml';
import type { Content } from '../read/read-content.ts';

/** Days after which a date is worth a warning, and after which it is a failure. */
export const LIMITS = {
  helpline: { warnAfter: 90, failAfter: 180 },
  offer: { warnAfter: 90, failAfter: 365 },
  fact: { warnAfter: 180, failAfter: 365 },
  law: { warnAfter: 180, failAfter: 365 },
} as const;

/** A day on which somebody last looked at a source, and what was read there. */
export type Aging = {
  file: string;
  field: string;
  on: string;
  limit: keyof typeof LIMITS;
  /** What it says now, in the words of the file. */
  says: string;
  /** Where it was read: addresses, and the names of sources that have none. */
  sources: string[];
};

type Of<Name extends keyof Content> = Content[Name][number];
type Cited = readonly { title: string; url?: string | null | undefined }[];

/** The days on which somebody last looked: what grows old. */
export function agingDates(content: Content): Aging[] {
  return [
    ...content.helplines.map(helpline),
    ...content.countries.map(({ file, data }) =>
      checked(file, data, 'law', () => data.statusInWords, addressesOf(data.sources)),
    ),
    ...content.licences.map(({ file, data }) =>
      checked(file, data, 'law', () => `${data.law}. ${data.recourse}`, [
        data.registerUrl,
        data.source,
      ]),
    ),
    ...content.games.map(({ file, data }) => {
      const says = data.rtp.map(({ variant, rtpPercent }) => `${variant}: ${rtpPercent}%`);
      return checked(file, data, 'fact', () => says.join('; '), addressesOf(data.sources));
    }),
    ...content.gameRules.map(({ file, data }) => {
      const says = data.bets.map(({ bet, edgePercent }) => `${bet}: ${edgePercent ?? 'no'} edge`);
      return checked(file, data, 'fact', () => says.join('; '), addressesOf(data.sources));
    }),
    ...content.coins.map(coin),
    ...content.articles.map(({ file, data }) => {
      const { title: says, updatedOn: on } = data;
      const sources = addressesOf(data.sources);
      return { file, field: 'updatedOn', on, limit: 'law' as const, says, sources };
    }),
    ...content.casinos.flatMap(({ file, data }) =>
      receipts(file, data, data.facts, 'fact', 'facts'),
    ),
    ...content.bonuses.flatMap(({ file, data }) =>
      receipts(file, data, data.terms, 'offer', 'terms'),
    ),
  ];
}

function helpline({ file, data }: Of<'helplines'>): Aging {
  const { phone, text, chatUrl, email, hours, url, source } = data;
  const says = [phone?.display, text && `text ${text}`, chatUrl, email, hours].filter(Boolean);
  return checked(file, data, 'helpline', () => says.join('; '), [url ?? '', source ?? '']);
}

function coin({ file, data }: Of<'coins'>): Aging {
  const fees = data.networks.map(({ name, fee }) => `${name}: ${fee?.text ?? 'fee not known'}`);
  const read = data.networks.map(({ source }) => source ?? '');
  return checked(file, data, 'fact', () => fees.join('; '), [...new Set(read)]);
}

/** What of a group of facts is known, each with its own receipt. */
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
    const cited = source === undefined ? [] : addressesOf([source]);
    const within = `${name}.${field}.`;
    return [checked(file, fact, limit, () => inOneLine(fact.value), cited, within)];
  });
}

const isReceipt = (fact: unknown): fact is { value: unknown; source: string; checkedOn: string } =>
  typeof fact === 'object' && fact !== null && 'value' in fact && 'checkedOn' in fact;

const addressesOf = (cited: Cited): string[] => cited.map(({ title, url }) => url ?? title);

const inOneLine = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();

const checked = (
  file: string,
  { checkedOn }: { checkedOn: string },
  limit: Aging['limit'],
  says: () => string,
  sources: readonly string[],
  within = '',
): Aging => ({
  file,
  field: `${within}checkedOn`,
  on: checkedOn,
  limit,
  // Worked out where it is read, for most of what is known is not due.
  get says() {
    return says();
  },
  sources: sources.filter((source) => source !== ''),
});
