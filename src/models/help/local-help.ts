import type { Country } from '#schemas/country.ts';
import type { HelpService } from './help-service.ts';
import { hostOf } from '#domain/site/host-of.ts';

/** Part of a text; `href` for a phone number or an address. */
export type Stretch = { text: string; href: string | null };

/** Help texts of a country in its own languages, with numbers and addresses as links. */
export function localHelp(
  { localHelp: blocks = [], selfExclusion }: Country,
  services: readonly HelpService[],
) {
  const links = new Map<string, string>();
  for (const { url } of selfExclusion) if (url !== null) links.set(hostOf(url), url);
  for (const { phone, links: sites } of services) {
    if (phone !== null) links.set(phone.display, phone.tel);
    for (const { text, href } of sites) {
      links.set(text, href);
      if (href.startsWith('https:')) links.set(hostOf(href), href);
    }
  }
  return blocks.map(({ lang, title, whomToCall, register, howToStop }) => ({
    lang,
    title,
    texts: [whomToCall, register, howToStop].map((text) => stretches(text, links)),
  }));
}

/** Splits a text at its links; of two that begin at one place the longer wins. */
function stretches(text: string, links: ReadonlyMap<string, string>): Stretch[] {
  const found = [...links.keys()].toSorted((a, b) => b.length - a.length);
  if (found.length === 0) return [{ text, href: null }];
  const pattern = new RegExp(`(${found.map(escaped).join('|')})`);
  return text
    .split(pattern)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, href: links.get(part) ?? null }));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
