import type { LinkItem } from '#domain/site/link-item.ts';

/** The visible breadcrumb as schema.org's BreadcrumbList, with full addresses. */
export function breadcrumbList(trail: readonly LinkItem[], origin: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: new URL(href, origin).href,
    })),
  };
}
