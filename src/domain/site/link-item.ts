/** A link as lists of links hold it: in the navigation, in a breadcrumb, in the index of all pages. */
export type LinkItem = { text: string; href: string };
