/** The pace that every read time of the site assumes. */
export const WORDS_PER_MINUTE = 200;

const COMMENT = /<!--.*?-->/gs;
/** Tags that can stand inside a word; every other tag ends one. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;
const TAG = /<\/?[a-z][^<>]*>/gi;
const SPACE_ENTITY = /&(?:nbsp|ensp|emsp|thinsp|#160|#xa0);/gi;
const ENTITY = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi;

const FENCE_LINE = /^ {0,3}(?:`{3,}|~{3,}).*$/gm;
const LIST_NUMBER = /^\s*\d+[.)]\s/gm;
const LINK_DEFINITION = /^ {0,3}\[[^\]\n]+\]:\s.*$/gm;
/** What follows the text of a link or picture: `](address "title")`. */
const LINK_TARGET = /\]\([^()\n]*\)/g;

/**
 * Words of an article's body, in HTML or Markdown, without front matter. A word is what stands
 * between spaces or em dashes and holds a letter or a digit: "don't", "35×" and "$1,000" are one
 * each, a lone "=" or "*" is none. Marks, tags, comments and the addresses of links are not words;
 * the text of links, the alternative text of pictures and what stands in code are.
 */
export function countWords(body: string): number {
  return body
    .replace(FENCE_LINE, '')
    .replace(LINK_DEFINITION, '')
    .replace(LIST_NUMBER, '')
    .replace(LINK_TARGET, ']')
    .replace(COMMENT, ' ')
    .replace(INLINE_TAG, '')
    .replace(TAG, ' ')
    .replace(SPACE_ENTITY, ' ')
    .replace(ENTITY, '')
    .split(/[\s—]+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Minutes to read a body: at 200 words a minute, rounded up, at least 1. */
export function readMinutes(body: string): number {
  return Math.max(1, Math.ceil(countWords(body) / WORDS_PER_MINUTE));
}
