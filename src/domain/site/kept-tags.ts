/** Tags allowed in an article's body (SPEC section 5), all without attributes. */
export const BODY_TAGS: readonly string[] =
  'p br strong em u h1 h2 h3 h4 h5 h6 ul ol li blockquote'.split(' ');

/** Tags allowed in the owner's own pages. */
export const PAGE_TAGS: readonly string[] = [
  ...BODY_TAGS,
  ...'a code hr table thead tbody tr th td'.split(' '),
];
