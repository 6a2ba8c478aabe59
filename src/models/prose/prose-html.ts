import { BODY_TAGS, PAGE_TAGS } from '#domain/site/kept-tags.ts';
import { isShownLink } from '#domain/site/shown-link.ts';
import sanitizeHtml from 'sanitize-html';
import { PICTURE_MARK } from './prose-blocks.ts';

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The HTML of one of the owner's own pages, made from Markdown: links, tables and the ids of headings
 * stay, while scripts, event handlers, styles, forms and pictures go.
 */
export const sanitisePage = (html: string): string => sanitised(html, PAGE_TAGS);

/** Also keeps the pictures that a post's Markdown names. */
export const sanitisePost = (html: string): string => sanitised(html, [...PAGE_TAGS, 'img']);

function sanitised(html: string, allowedTags: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['scope'],
      img: ['src', 'alt', 'title', PICTURE_MARK],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !(PICTURE_MARK in attribs),
    nonTextTags: DROPPED_WITH_THEIR_TEXT,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
      th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    },
  }).trim();
}

/** Keeps links to https, mail, telephone and pages of this site; any other link loses its address. */
function linkAttributes(href: string): Record<string, string> {
  if (/^https:/i.test(href)) return { href, rel: 'nofollow noopener noreferrer' };
  return isShownLink(href) ? { href } : {};
}

/** Elements removed with their content, which is code or a fallback. */
const DROPPED_WITH_THEIR_TEXT = (
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
