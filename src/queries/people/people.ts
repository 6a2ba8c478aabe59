import type { Byline } from '#domain/site/byline.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Signed } from '#schemas/entry-fields.ts';
import { allEntries, requireEntry } from '../content/entries.ts';
import { siteSettings } from '../site/site.ts';

/** Person by slug. Throws if there is none. */
export async function personOf(slug: string) {
  return requireEntry(await allEntries('people'), slug, 'a person');
}

async function linkTo(slug: string | undefined): Promise<LinkItem | null> {
  if (slug === undefined) return null;
  return { text: (await personOf(slug)).data.name, href: pageHref(FOLDERS.people, slug) };
}

export async function bylineOf({ writtenBy, checkedBy }: Signed): Promise<Byline> {
  return {
    writtenBy: await linkTo(writtenBy),
    checkedBy: await linkTo(checkedBy),
    isToBeChecked: checkedBy !== undefined && (await personOf(checkedBy)).data.sample,
  };
}

/** Publisher as schema.org Organization, with the pages of its editorial rules. */
export async function organisation(origin: string) {
  const { brand, operator } = await siteSettings();
  const full = (href: string) => new URL(href, origin).href;
  return {
    '@type': 'Organization',
    name: brand,
    url: full('/'),
    logo: full('/icon-512.png'),
    publishingPrinciples: full('/about#editorial-policy'),
    correctionsPolicy: full('/about#corrections'),
    ownershipFundingInfo: full('/affiliate-disclosure'),
    ...(operator !== null && { legalName: operator.name, address: operator.address }),
  };
}

/** Author, publisher and reviewer of a page, as schema.org names them. */
export async function signatures(
  signed: Signed,
  { origin, page }: { origin: string; page: string },
) {
  const [author, reviewedBy] = [
    await personNode(signed.writtenBy, origin),
    await personNode(signed.checkedBy, origin),
  ];
  return {
    author,
    publisher: await organisation(origin),
    mainEntityOfPage: { '@type': 'WebPage', '@id': page, url: page, reviewedBy },
  };
}

/** Structured data of a signed page. */
export async function signedPage(
  name: string,
  signed: Signed,
  addresses: { origin: string; page: string },
) {
  const { mainEntityOfPage, ...rest } = await signatures(signed, addresses);
  return [{ ...mainEntityOfPage, ...rest, name }];
}

async function personNode(slug: string | undefined, origin: string) {
  if (slug === undefined) return undefined;
  const { name, role } = (await personOf(slug)).data;
  const url = new URL(pageHref(FOLDERS.people, slug), origin).href;
  return { '@type': 'Person', name, jobTitle: role, url };
}
