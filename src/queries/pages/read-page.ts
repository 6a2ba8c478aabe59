import { describePage, frameOf } from '#models/pages/described-page.ts';
import { keptPage } from '#models/pages/kept-page.ts';
import { factsOf, shownBy, type ShownBy } from '#models/pages/later-view.ts';
import type { LaidOutPage } from '#models/pages/laid-out-page.ts';
import type { PageKind, Place } from '#models/pages/page-kind.ts';
import { plateBrand } from '../site/brand.ts';
import { oncePerBuildEach } from '../content/once-per-build.ts';
import { headTags } from '../site/head.ts';
import { shell, siteSettings } from '../site/site.ts';

const THE_ONLY_PAGE: Place<''> = { slug: '', number: 1 };

/**
 * A page of a kind: what the layout is given, and what its template shows. Nothing else is drawn, so that a page
 * that was made from the same before need not be drawn again: then the route answers with `kept`.
 */
type Read<Given> =
  | { page: LaidOutPage; view: ShownBy<Given> & ReturnType<typeof frameOf>; kept: null }
  | { page: LaidOutPage; view: null; kept: Response };

/** The entries of a kind by their slugs. */
const entriesOf = oncePerBuildEach(
  async (kind: PageKind) => new Map((await kind.entries()).map((entry) => [entry.slug, entry])),
);

/** Reads the page at a place; a kind of one page needs none. Throws if the kind has no such page. */
export async function readPage<Given extends object>(
  kind: PageKind<'', Given>,
): Promise<Read<Given>>;
export async function readPage<Slug extends string, Given extends object>(
  kind: PageKind<Slug, Given>,
  place: Place<Slug>,
): Promise<Read<Given>>;
export async function readPage<Given extends object>(
  kind: PageKind<string, Given>,
  place: Place = THE_ONLY_PAGE,
): Promise<Read<Given>> {
  const { baseUrl } = await siteSettings();
  const entry = (await entriesOf(kind)).get(place.slug);
  if (entry === undefined) {
    throw new Error(`Expected a page ${place.slug} in ${kind.base}, found none`);
  }
  const described = await describePage(kind, entry, place, {
    brand: await plateBrand(),
    origin: baseUrl,
  });
  const page = { ...described, shell: await shell(), tags: await headTags(described) };
  const given = await kind.view(place);
  const frame = frameOf(kind, entry, place, page);
  const kept = keptPage(page, { ...factsOf(given), ...frame });
  if (kept !== null) return { page, view: null, kept };
  return { page, view: { ...shownBy(given), ...frame }, kept };
}
