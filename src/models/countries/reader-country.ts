import type { ReaderCountry } from '#domain/legality/reader-country.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import { formatOlderAge, formatPlace } from '#format/text.ts';
import type { Country } from '#schemas/country.ts';
import type { Helpline } from '#schemas/helpline.ts';

/**
 * Country as the browser receives it. The country's page stands in for a missing register or
 * number.
 */
export function readerCountry(
  slug: string,
  { code, name, offers, regulators }: Country,
  services: readonly Pick<Helpline, 'name' | 'phone'>[],
): ReaderCountry {
  const place = formatPlace(name);
  const href = pageHref(FOLDERS.countries, slug);
  const [register] = regulators.flatMap(({ name: authority, registerName, registerUrl }) =>
    registerUrl === null ? [] : [[`Register: ${registerName ?? authority}`, registerUrl] as const],
  );
  const callable = services.find(({ phone }) => phone !== null);
  return {
    code,
    casinoLinks: offers.casinoLinks,
    texts: {
      place: [place],
      law: [`The law in ${place}`, href],
      ...(register && { register }),
      help:
        callable?.phone == null
          ? [`services in ${place}`, `${href}#helplines`]
          : [`${withoutRemark(callable.name)}, ${callable.phone.display}`, callable.phone.tel],
      age: [formatOlderAge(offers.minimumAge)],
    },
  };
}

/**
 * Drops the remark in brackets: "National Gambling Helpline (GamCare)" becomes "National Gambling
 * Helpline".
 */
export const withoutRemark = (name: string) => name.replace(/ \(.*\)$/, '');
