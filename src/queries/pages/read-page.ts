import { withPage } from '#domain/casinos/filled-address.ts';
import { describePage, fitDescription, frameOf } from '#models/pages/described-page.ts';
import type { LaidOutPage, Shell } from '#models/pages/laid-out-page.ts';
import type { PageKind, Place } from '#models/pages/page-kind.ts';
import { bylineOf, signedPage } from '../people/people.ts';
import { plateBrand } from '../site/brand.ts';
import { headTags } from '../site/head.ts';
import { shell, siteSettings } from '../site/site.ts';

const THE_ONLY_PAGE: Place<''> = { slug: '', number: 1 };

/** Props of the layout and of the template. */
type Read<View> = {
  page: LaidOutPage;
  view: View & ReturnType<typeof frameOf> & Pick<Shell, 'help'> & Pick<LaidOutPage, 'byline'>;
};

/** Lists of casinos say in title and description that they are invented; a review says it of its own. */
const LISTS = ['/', '/reviews', '/compare', '/tools/weights'];
const listsCasinos = (group: PageKind['group'], address: string) =>
  group === 'bonuses' || group === 'payments' || LISTS.includes(address);

/**
 * Reads one page; the place may be left out for a kind of one page. Throws if there is no such
 * page.
 */
export async function readPage<View extends object>(kind: PageKind<'', View>): Promise<Read<View>>;
export async function readPage<Slug extends string, View extends object>(
  kind: PageKind<Slug, View>,
  place: Place<Slug>,
): Promise<Read<View>>;
export async function readPage<View extends object>(
  kind: PageKind<string, View>,
  place: Place = THE_ONLY_PAGE,
): Promise<Read<View>> {
  const site = await siteSettings();
  const entry = (await kind.entries()).find(({ slug }) => slug === place.slug);
  if (entry === undefined) {
    throw new Error(`Expected a page ${place.slug} in ${kind.base}, found none`);
  }
  const shared = await shell();
  const found = await describePage(kind, entry, place, {
    brand: await plateBrand(),
    origin: site.baseUrl,
  });
  const described =
    shared.demonstration !== null && listsCasinos(kind.group, found.address)
      ? {
          ...found,
          title: `${found.title} (demonstration)`,
          description: fitDescription(`Demonstration with invented casinos. ${found.description}`),
        }
      : found;
  const { address, signed = site, structuredData, title } = described;
  const addresses = { origin: site.baseUrl, page: new URL(address, site.baseUrl).href };
  const signatures = signed === null ? [] : await signedPage(title, signed, addresses);
  const byline = await bylineOf(signed ?? {});
  const page = {
    ...described,
    byline,
    shell: shared,
    tags: await headTags({ ...described, structuredData: [...structuredData, ...signatures] }),
  };
  const frame = { ...frameOf(kind, entry, place, page), help: page.shell.help };
  const view = withPage(await kind.view(place), address);
  return { page, view: { byline, ...view, ...frame } };
}
