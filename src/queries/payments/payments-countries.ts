import type { CollectionEntry } from 'astro:content';
import { oldestReading } from '#domain/facts/cited-source.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { LOCALE } from '#format/locale.ts';
import { formatDate, formatPlace } from '#format/text.ts';
import { allEntries, requireEntry } from '../content/entries.ts';

/** The notice of each country on file, by name. */
export async function countryNotices() {
  const [countries, helplines] = [await allEntries('countries'), await allEntries('helplines')];
  return countries
    .toSorted((a, b) => a.data.name.localeCompare(b.data.name, LOCALE))
    .map(({ id, data }) => ({
      code: data.code,
      name: data.name,
      place: formatPlace(data.name),
      href: pageHref(FOLDERS.countries, id),
      notice: data.notice,
      help: firstByPhone(data.helplines, helplines),
      reason: data.offers.casinoLinks === 'show' ? null : data.offers.reason,
      oldestReading: formatDay(
        oldestReading([
          ...data.sources,
          ...data.helplines.flatMap(
            (slug) => requireEntry(helplines, slug, 'a helpline').data.sources,
          ),
        ]),
      ),
    }));
}

const formatDay = (day: string | null) => day && formatDate(day);

/** The first help service of a country that can be called; `null` if there is none. */
function firstByPhone(ids: readonly string[], helplines: readonly CollectionEntry<'helplines'>[]) {
  const services = ids.map((id) => requireEntry(helplines, id, 'a helpline').data);
  for (const { name, phone, hours, verification, note } of services) {
    if (phone === null) continue;
    const remark = verification === 'unverified' ? note : null;
    return { name, phone: phone.display, tel: phone.tel, hours, remark };
  }
  return null;
}
