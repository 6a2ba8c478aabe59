import sanitizeHtml from 'sanitize-html';
import { BODY_TAGS } from '#domain/site/kept-tags.ts';

/** Elements removed with their text, which is code or a fallback. */
export const DROPPED_WITH_THEIR_TEXT = (
  'script style template noscript noembed noframes iframe object svg math title textarea option ' +
  'select xmp plaintext'
).split(' ');

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
