/** One step of the way to a page, as the breadcrumb shows it. */
export type Step = { text: string; href: string };

export const HOME_STEP: Step = { text: 'Home', href: '/' };

/** The visible breadcrumb as schema.org's BreadcrumbList, with full addresses. */
export function breadcrumbList(trail: readonly Step[], baseUrl: string) {
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
