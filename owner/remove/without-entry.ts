import type { RawEntry, ReadFile } from '#check/read/read-content.ts';
import type { Change } from '../change-yaml.ts';
import { changedFile } from '../changed-file.ts';
import { addressesOf } from '../rename/references.ts';

/** The text of a file without what names an entry that goes. What only people can reword stays, and the check names it. */
export function withoutEntry({ entry, text }: ReadFile, gone: RawEntry): string {
  const own = REFERENCES[gone.collection]?.(entry, gone) ?? [];
  return changedFile(entry.file, text, [...own, ...withoutLinks(entry, gone)]);
}

type References = (entry: RawEntry, gone: RawEntry) => Change[];

type Registry = { allowedHosts?: string[]; links?: Link[] };
type Link = { casino: string; url: string; inCountry?: Record<string, string> };

const REFERENCES: Partial<Record<RawEntry['collection'], References>> = {
  casinos: ({ collection, data }, { id }) => {
    if (collection === 'site' && Object(Object(data).featured).casino === id) {
      return [{ at: ['featured'], value: undefined }];
    }
    if (collection !== 'links') return [];
    const { allowedHosts = [], links = [] } = Object(data) as Registry;
    const [going, staying] = [true, false].map((goes) =>
      links.filter(({ casino }) => (casino === id) === goes).flatMap(hostsOf),
    ) as [string[], string[]];
    const hosts = allowedHosts.map((host) => going.includes(host) && !staying.includes(host));
    return [
      ...without(
        ['links'],
        links.map(({ casino }) => casino === id),
      ),
      ...without(['allowedHosts'], hosts),
    ];
  },
  countries: ({ collection, data }, { id }) => {
    const { countryLicences, links } = Object(data) as {
      countryLicences?: { value?: { country?: string } }[];
      links?: Link[];
    };
    if (collection === 'casinos') {
      const named = countryLicences?.map(({ value }) => value?.country === id) ?? [];
      return without(['countryLicences'], named);
    }
    if (collection !== 'links') return [];
    return (links ?? []).flatMap(({ inCountry = {} }, index): Change[] => {
      if (!(id in inCountry)) return [];
      const isOnly = Object.keys(inCountry).length === 1;
      return [{ at: ['links', index, 'inCountry', ...(isOnly ? [] : [id])], value: undefined }];
    });
  },
  coins: ({ collection, data }, { id }) => {
    const code = id.toUpperCase();
    if (collection === 'rates' && code in Object(Object(data).rates)) {
      return [{ at: ['rates', code], value: undefined }];
    }
    if (collection !== 'casinos') return [];
    const { facts } = Object(data) as { facts?: { coins?: { value?: string[] } | null } };
    const coins = facts?.coins?.value ?? [];
    return without(
      ['facts', 'coins', 'value'],
      coins.map((one) => one === code),
    );
  },
};

const hostsOf = ({ url, inCountry = {} }: Link) =>
  [url, ...Object.values(inCountry)].flatMap((one) => URL.parse(one)?.hostname ?? []);

/** Entries of lists that lead to its page, such as those of `related` and of menus. */
function withoutLinks(
  { collection, data }: RawEntry,
  { collection: name, id }: RawEntry,
): Change[] {
  const addresses = addressesOf(name, id);
  const isOwn = (address: unknown) => addresses.includes(String(address).replace(/#.*/, ''));
  const leads = (item: unknown) => isOwn(Object(item).href);
  const below = (node: unknown, at: Change['at']): Change[] => {
    if (Array.isArray(node)) {
      return [
        ...without(at, node.map(leads)),
        ...node.flatMap((item, index) => (leads(item) ? [] : below(item, [...at, index]))),
      ];
    }
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) => below(value, [...at, key]));
  };
  if (collection === 'redirects') {
    const { redirects } = Object(data) as { redirects: { to: unknown }[] };
    return redirects.flatMap(({ to }, index) =>
      isOwn(to) ? { at: ['redirects', index, 'to'], value: null } : [],
    );
  }
  return collection === 'published' ? [] : below(data, []);
}

/** The marked entries of a list, the last first, so that those before keep their places. */
const without = (at: Change['at'], marks: readonly boolean[]): Change[] =>
  marks
    .flatMap((goes, index) => (goes ? { at: [...at, index], value: undefined } : []))
    .toReversed();
