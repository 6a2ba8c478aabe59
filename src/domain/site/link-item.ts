/** Link in the navigation, a breadcrumb or the index of all pages. */
export type LinkItem = { text: string; href: string };
