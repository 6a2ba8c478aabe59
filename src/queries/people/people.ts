import type { Byline } from '#domain/site/byline.ts';
import { FOLDERS, pageHref } from '#domain/site/folders.ts';
import type { LinkItem } from '#domain/site/link-item.ts';
import type { Signed } from '#schemas/entry-fields.ts';
import { allEntries } from '../content/entries.ts';
import { siteSettings } from '../site/site.ts';

/** Everybody who holds a role. Samples stand for roles that nobody holds yet, and have no page. */
export const realPeople = async () =>
  (await allEntries('people')).filter(({ data }) => !data.sample);

/** Person who signs a text; `null` for a role that nobody holds yet. */
async function signerOf(slug: string | undefined) {
  return (await realPeople()).find(({ id }) => id === slug) ?? null;
}

async function linkTo(slug: string | undefined): Promise<LinkItem | null> {
  const person = await signerOf(slug);
  return person && { text: person.data.name, href: pageHref(FOLDERS.people, person.id) };
}

export async function bylineOf(signed: Signed): Promise<Byline> {
  const { writtenBy, checkedBy } = signed;
  return {
    writtenBy: await linkTo(writtenBy),
    checkedBy: wasChecked(signed) ? await linkTo(checkedBy) : null,
  };
}

/** True if the text was compared with its sources, on a day that is on file. */
export const wasChecked = ({ checkedOn }: Signed): boolean => checkedOn !== undefined;

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

/** Author, publisher and reviewer of a page, as schema.org names them. The site stands in for a role that nobody holds. */
export async function signatures(
  signed: Signed,
  { origin, page }: { origin: string; page: string },
) {
  const publisher = await organisation(origin);
  return {
    author: (await personNode(signed.writtenBy, origin)) ?? publisher,
    publisher,
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': page,
      url: page,
      ...(wasChecked(signed) && { reviewedBy: await personNode(signed.checkedBy, origin) }),
    },
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
  const person = await signerOf(slug);
  if (person === null) return undefined;
  const { name, role } = person.data;
  const url = new URL(pageHref(FOLDERS.people, person.id), origin).href;
  return { '@type': 'Person', name, jobTitle: role, url };
}
