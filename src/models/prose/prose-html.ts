import sanitizeHtml from 'sanitize-html';
import { BODY_TAGS, DROPPED_WITH_THEIR_TEXT } from './sanitise.ts';

/** What the owner's own pages may hold beside the tags of an article. */
const PAGE_TAGS = [
  ...BODY_TAGS,
  'a',
  'code',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * The HTML of one of the owner's own pages, made from Markdown: links, tables and the ids of headings
 * stay, while scripts, event handlers, styles, forms and pictures go.
 */
export function sanitisePage(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...PAGE_TAGS],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['scope'],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WITH_THEIR_TEXT,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
      th: (tagName) => ({ tagName, attribs: { scope: 'col' } }),
    },
  }).trim();
}

/** Another site, a mail, a call, a page of this site or a place on it; anything else leads nowhere. */
function linkAttributes(href: string): Record<string, string> {
  if (/^https:/i.test(href)) return { href, rel: 'nofollow noopener noreferrer' };
  return /^(?:mailto:|tel:|\/(?![/\\])|#)/i.test(href) ? { href } : {};
}

/** Sanitised HTML whose links within the site or the page lead there from anywhere, as in a feed. */
export function withWholeAddresses(html: string, pageUrl: string): string {
  return html.replaceAll(
    /<a href="([/#][^"]*)"/g,
    (_, href: string) => `<a href="${new URL(href, pageUrl).href}"`,
  );
}

/** One part of a page: a second-level heading with all that stands below it. */
export type ProseSection = { id: string; html: string };

/**
 * Cuts sanitised HTML at its second-level headings. Throws if something stands before the first of
 * them, if one has no id, or if two have the same.
 */
export function splitAtHeadings(html: string): ProseSection[] {
  const parts = frameTables(html).split(/(?=<h2\b)/);
  const sections = parts.map((part) => {
    const id = /^<h2 id="([^"]+)">/.exec(part)?.[1];
    if (id === undefined) {
      throw new Error(`Expected a second-level heading first, found ${part.slice(0, 80)}`);
    }
    return { id, html: part.trim() };
  });
  const ids = sections.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`Expected ${repeated} once, found it again`);
  return sections;
}

/**
 * Names each table after the heading above it, and puts it into a frame that the keyboard can scroll
 * where it is narrow.
 */
export function frameTables(html: string): string {
  let name = 'figures';
  return html.replaceAll(
    /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>|<table>|<\/table>/g,
    (found, heading?: string) => {
      if (heading !== undefined) name = textOf(heading);
      else if (found === '<table>') return `${openFrame(name)}<table><caption>${name}</caption>`;
      else return '</table></div>';
      return found;
    },
  );
}

const openFrame = (name: string) =>
  `<div class="table-frame" role="region" tabindex="0" aria-label="Table: ${name.replaceAll('"', '&quot;')}">`;

/** A heading without its markup. What was escaped stays so. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
