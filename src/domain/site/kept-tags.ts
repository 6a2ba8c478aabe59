/** All that an article's body may hold (SPEC section 5). None of these keeps an attribute. */
export const BODY_TAGS: readonly string[] =
  'p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' ');

/** What the owner's own pages may hold beside the tags of an article. */
export const PAGE_TAGS: readonly string[] = [
  ...BODY_TAGS,
  ...'a code hr table thead tbody tr th td'.split(' '),
];
