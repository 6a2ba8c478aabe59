import { allEntries, onlyEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';

/** Where the outbound links lead, read from the affiliate registry: the only reader of their addresses. */
export const outboundTargets = oncePerBuild(async () => {
  const [{ links }, casinos] = [await onlyEntry('links'), await allEntries('casinos')];
  const linkOf = new Map(links.map((link) => [link.casino, link]));
  const entryOf = new Map(casinos.map((entry) => [entry.id, entry]));
  return (casino: string) => {
    const link = linkOf.get(casino);
    const entry = entryOf.get(casino);
    if (link === undefined || entry === undefined) {
      throw new Error(`Expected a link for ${casino} in content/links.yaml, found none`);
    }
    return { href: link.url, paid: link.payment !== 'unpaid', siteName: entry.data.name };
  };
});
