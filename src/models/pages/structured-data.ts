import type { LinkItem } from '#domain/site/link-item.ts';

export const HOME_LINK: LinkItem = { text: 'Home', href: '/' };

/** The visible breadcrumb as schema.org's BreadcrumbList, with full addresses. */
export function breadcrumbList(trail: readonly LinkItem[], baseUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: new URL(href, baseUrl).href,
    })),
  };
}
