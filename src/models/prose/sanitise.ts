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

/** Elements removed with their text, which is code or a fallback. */
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
 * Reduces HTML to the tags of an article's body, without attributes. The text of other tags stays, escaped;
 * comments and the text of code elements go.
 */
export function sanitiseBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...BODY_TAGS],
    allowedAttributes: {},
    nonTextTags: DROPPED_WITH_THEIR_TEXT,
  }).trim();
}
