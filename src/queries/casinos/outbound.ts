import { allEntries, onlyEntry } from '../content/entries.ts';

/** Where the outbound links lead, read from the affiliate registry: the only reader of their addresses. */
export async function outboundTargets() {
  const [{ links }, casinos] = [await onlyEntry('links'), await allEntries('casinos')];
  return (casino: string) => {
    const link = links.find((candidate) => candidate.casino === casino);
    const entry = casinos.find(({ id }) => id === casino);
    if (link === undefined || entry === undefined) {
      throw new Error(`Expected a link for ${casino} in content/links.yaml, found none`);
    }
    return { href: link.url, paid: link.payment !== 'unpaid', siteName: entry.data.name };
  };
}
