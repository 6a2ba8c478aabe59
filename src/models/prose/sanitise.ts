import sanitizeHtml from 'sanitize-html';

/** All that an article's body may hold (SPEC section 5). None of these keeps an attribute. */
export const BODY_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
] as const;

/** Elements whose text is code or fallback, never prose: it goes with them. */
export const DROPPED_WITH_THEIR_TEXT = [
  'script',
  'style',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'option',
  'select',
  'xmp',
  'plaintext',
];

/**
 * HTML reduced to the tags of an article's body, without any attribute. Other tags go and their text
 * stays, escaped; comments go, and so does the text of what was never meant to be read.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...BODY_TAGS],
    allowedAttributes: {},
    nonTextTags: DROPPED_WITH_THEIR_TEXT,
  }).trim();
}
