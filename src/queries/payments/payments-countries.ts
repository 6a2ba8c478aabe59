import type { CollectionEntry } from 'astro:content';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { COUNTRY_CHOICES, type CountryCode } from '#domain/legality/country-choice.ts';
import { formatDate, formatPlace } from '#format/text.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

async function selectable() {
  const countries = await allEntries('countries');
  return COUNTRY_CHOICES.map(({ code, name }) => {
    const entry = countries.find(({ data }) => data.selector && data.code === code);
    if (entry === undefined) {
      throw new Error(`Expected a country with selector: true and the code ${code}, found none`);
    }
    return { code, name, place: formatPlace(name), slug: entry.id, data: entry.data };
  });
}

/** The notice of each country that can be chosen, in the order of the choice. */
export async function countryNotices() {
  const [countries, helplines] = [await selectable(), await allEntries('helplines')];
  return countries.map(({ code, name, place, slug, data }) => ({
    code,
    name,
    place,
    href: pageHref(FOLDERS.countries, slug),
    notice: data.notice,
    help: firstByPhone(data.helplines, helplines),
    reason: data.offers.casinoLinks === 'allowed' ? null : data.offers.reason,
    checkedOn: formatDate(data.checkedOn),
  }));
}

/** The first help service of a country that can be called. Throws if there is none. */
function firstByPhone(ids: readonly string[], helplines: readonly CollectionEntry<'helplines'>[]) {
  const services = ids.map((id) => requireEntry(helplines, id, 'a helpline').data);
  for (const { name, phone, hours, verification, note } of services) {
    if (phone === null) continue;
    const remark = verification === 'unverified' ? note : null;
    return { name, phone: phone.display, tel: phone.tel, hours, remark };
  }
  throw new Error(`Expected a helpline with a phone among ${ids.join(', ')}, found none`);
}

/** Whether casinos may be linked, by the country that a reader can choose. */
export async function linkRules() {
  return (await selectable()).map(({ code, name, place, data }) => ({
    code: code satisfies CountryCode,
    country: name,
    place,
    casinoLinks: data.offers.casinoLinks,
  }));
}
