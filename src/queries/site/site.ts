import { engraveLoader } from '#art/loader.ts';
import type { Shell } from '#models/pages/laid-out-page.ts';
import { watermarkHref } from '#models/pictures/art-files.ts';
import { brandView } from '#models/pictures/brand-drawings.ts';
import { buildDay } from '#settings/build-day.ts';
import { DRAWN_IN } from '#domain/brand/token-rules.ts';
import { DEFAULT_COUNTRY } from '#domain/legality/country-choice.ts';
import { demonstrationLine } from '#format/demonstration-words.ts';
import { formatPlace } from '#format/text.ts';
import { withoutRemark } from '#models/countries/reader-country.ts';
import { readerCountries } from '../countries/reader-countries.ts';
import { allEntries, onlyEntry, requireEntry } from '../content/entries.ts';
import { oncePerBuild } from '../content/once-per-build.ts';

/**
 * The owner's settings, from content/site.yaml. SITE_URL overrides the address for one build,
 * unless it is empty.
 */
export async function siteSettings() {
  const site = await onlyEntry('site');
  return { ...site, baseUrl: process.env['SITE_URL'] || site.baseUrl };
}

/** Header, footer, menu and other parts that every page shares. */
export const shell = oncePerBuild(async (): Promise<Shell> => {
  const [site, helplines, casinos] = [
    await siteSettings(),
    await allEntries('helplines'),
    await allEntries('casinos'),
  ];
  const named = site.footerHelp.map((id) => requireEntry(helplines, id, 'a helpline'));
  const countries = await allEntries('countries');
  const placeOf = (slug: string) => countries.find(({ id }) => id === slug)?.data.code ?? slug;
  const website = named.find(({ data }) => data.phone === null && data.url !== null);
  if (website?.data.url == null) {
    throw new Error('Expected a help website without a phone in footerHelp, found none');
  }
  const known = await readerCountries();
  return {
    brand: brandView(site),
    // System fonts are named by the style sheets.
    bringsFonts: site.look.type !== 'system',
    papers: {
      light: (site.look.colours ?? DRAWN_IN).light.paper,
      dark: (site.look.colours ?? DRAWN_IN).dark.paper,
    },
    tagline: site.tagline,
    menu: site.menu,
    help: named.flatMap(({ data }) =>
      data.phone === null
        ? []
        : [
            {
              name: withoutRemark(data.name),
              place: placeOf(data.country),
              phone: data.phone.display,
              tel: data.phone.tel.replace('tel:', ''),
            },
          ],
    ),
    helpWebsite: { name: website.data.name, href: website.data.url },
    countries: known.map(({ code, name }) => ({ code, name })),
    countryAtFirst: DEFAULT_COUNTRY,
    linksBeforeChoice:
      site.linksBeforeChoice.casinoLinks === 'none' ? ('none' as const) : undefined,
    placeAtFirst: placeIn(known),
    ageAtFirst: known.find(({ code }) => code === DEFAULT_COUNTRY)?.texts.age[0] ?? '',
    demonstration: demonstrationLine(casinos.map(({ data }) => data)),
    countsVisits: site.analytics !== null,
    year: buildYear(),
    menuArtHref: watermarkHref('menu'),
    loaderSvg: engraveLoader(),
  };
});

/** Name of the default country. */
function placeIn(countries: readonly { code: string; name: string }[]): string {
  const { name } = countries.find(({ code }) => code === DEFAULT_COUNTRY) ?? {};
  return name === undefined ? DEFAULT_COUNTRY : formatPlace(name);
}

/** Year of the build, for the copyright line. */
function buildYear(): number {
  return Number(buildDay().slice(0, 4));
}
