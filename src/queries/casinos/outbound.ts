import { filledAddress } from '#domain/casinos/filled-address.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { allEntries, onlyEntry } from '../content/entries.ts';

/** Targets of the casino links, but for the page that has one: withPage fills that in. Nothing else reads the addresses of the affiliate registry. */
export async function outboundTargets() {
  const [{ links }, casinos] = [await onlyEntry('links'), await allEntries('casinos')];
  const countries = await allEntries('countries');
  return (casino: string) => {
    const link = links.find((candidate) => candidate.casino === casino);
    const entry = casinos.find(({ id }) => id === casino);
    if (link === undefined || entry === undefined) {
      throw new Error(`Expected a link for ${casino} in content/links.yaml, found none`);
    }
    const addresses = countries.map(({ id, data: { code } }): [code: string, href: string] => [
      code,
      filledAddress(link.inCountry?.[id] ?? link.url, casino, code),
    ]);
    const href = new Map(addresses).get(DEFAULT_COUNTRY) ?? link.url;
    const others = addresses.filter(([, address]) => address !== href);
    return {
      href,
      elsewhere: others.length === 0 ? null : Object.fromEntries(others),
      paid: link.payment !== 'unpaid',
      siteName: entry.data.name,
    };
  };
}
