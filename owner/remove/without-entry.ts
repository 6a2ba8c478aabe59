import type { RawEntry, ReadFile } from '#check/read/read-content.ts';
import type { Change } from '../change-yaml.ts';
import { changedFile } from '../changed-file.ts';
import { addressesOf, referencesIn } from '../rename/references.ts';

type Path = Change['at'];

/** The text of a file without what names an entry that goes. What only people can reword stays, and the check names it. */
export function withoutEntry({ entry, text }: ReadFile, gone: RawEntry): string {
  const { collection, data } = entry;
  if (collection === 'published') return text;
  const { collection: name, id } = gone;
  const links = collection === 'links' ? linksWithout(Object(data) as Registry, gone) : [];
  // Help serves its country whether or not the site has a page of it.
  const places =
    collection === 'helplines'
      ? []
      : referencesIn(entry, name, name === 'coins' ? id.toUpperCase() : id);
  const going = [...links, ...places.map(itemOf), ...leadingTo(data, addressesOf(name, id))];
  if (collection === 'rates' && name === 'coins') going.push(['rates', id.toUpperCase()]);
  // From the last entry of a list on, so that those before keep their places.
  const changes = going
    .toSorted((a, b) => Number(b.findLast(isIndex) ?? 0) - Number(a.findLast(isIndex) ?? 0))
    .map((at): Change => ({ at, value: collection === 'redirects' ? null : undefined }));
  return changedFile(entry.file, text, changes);
}

const isIndex = (key: string | number) => typeof key === 'number';

/** The entry of a list that holds a reference, or the field at the top. */
const itemOf = (at: Path): Path => at.slice(0, at.findLastIndex(isIndex) + 1 || 1);

type Link = { casino: string; url: string; inCountry?: Record<string, string> };
type Registry = { allowedHosts: string[]; links: Link[] };

/** Hosts of the link of a casino that goes, and links for readers of a country. */
function linksWithout({ allowedHosts, links }: Registry, { collection, id }: RawEntry): Path[] {
  if (collection === 'countries') {
    return links.flatMap(({ inCountry = {} }, index): Path[] => {
      const rest = Object.keys(inCountry).length > 1 ? [id] : [];
      return id in inCountry ? [['links', index, 'inCountry', ...rest]] : [];
    });
  }
  const hosts = (isGoing: boolean) =>
    links
      .filter(({ casino }) => (casino === id) === isGoing)
      .flatMap(({ url, inCountry = {} }) => [url, ...Object.values(inCountry)])
      .map((address) => URL.parse(address)?.hostname);
  return allowedHosts.flatMap((host, index): Path[] =>
    hosts(true).includes(host) && !hosts(false).includes(host) ? [['allowedHosts', index]] : [],
  );
}

/** Entries of lists that lead to its page, such as those of `related` and of menus, and targets of redirects. */
function leadingTo(node: unknown, addresses: readonly string[], at: Path = []): Path[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]): Path[] => {
    const here = [...at, Array.isArray(node) ? Number(name) : name];
    const isOne = (address: unknown) => addresses.includes(String(address).replace(/#.*/, ''));
    if (Array.isArray(node) && isOne(Object(child).href)) return [here];
    return name === 'to' && isOne(child) ? [here] : leadingTo(child, addresses, here);
  });
}
