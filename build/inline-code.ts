import { createHash } from 'node:crypto';
import type { InlineHashes } from '#hosting/security-headers.ts';
import type { PageElement } from './html-page.ts';
import { isData } from './deferred-scripts.ts';

/** What the finished pages may hold inline, to the letter. */
export type KnownCode = {
  isScript: (code: string) => boolean;
  isStyle: (css: string) => boolean;
};

/** Hashes of all that is inline in the pages of a site, one set for all of them. */
export type InlineCode = { scripts: Set<string>; styles: Set<string> };

export const noInlineCode = (): InlineCode => ({ scripts: new Set(), styles: new Set() });

/** As the policy lists them. */
export const hashesOf = ({ scripts, styles }: InlineCode): InlineHashes => ({
  scripts: [...scripts].sort(),
  styles: [...styles].sort(),
});

/**
 * Adds the hashes of what is inline in a page. Throws at anything that is not known: a hash would be the
 * policy's blessing for whatever it is, and without one the browser would refuse it.
 */
export function collectInline(
  elements: readonly PageElement[],
  known: KnownCode,
  into: InlineCode,
): void {
  for (const element of elements) {
    const { name, attributes, text } = element;
    if (name === 'style') {
      expectKnown('style', text, known.isStyle);
      into.styles.add(sourceHash(text));
    }
    if (name === 'script' && !attributes.has('src') && !isData(element)) {
      expectKnown('script', text, known.isScript);
      into.scripts.add(sourceHash(text));
    }
    for (const [attribute, value] of attributes) {
      if (/^on|^style$/i.test(attribute) || /^\s*(javascript|vbscript):/i.test(value)) {
        throw new Error(
          `Expected no script or style in attributes, found ${attribute}="${value.slice(0, 80)}"`,
        );
      }
    }
  }
}

function expectKnown(kind: string, code: string, isKnown: (code: string) => boolean): void {
  if (isKnown(code)) return;
  throw new Error(
    `Expected no inline ${kind} that the build does not know, found ${code.slice(0, 80)}`,
  );
}

/**
 * A page with a stand-in for the text of each style that `standInFor` has one for. A parser would go through
 * it letter by letter: half of a page for nothing, where the styles are known.
 */
export const withShortStyles = (html: string, standInFor: (css: string) => string | undefined) =>
  html.replace(/<style>([\s\S]*?)<\/style>/g, (style, css: string) => {
    const standIn = standInFor(css);
    return standIn === undefined ? style : `<style>${standIn}</style>`;
  });

/** A page for a reader who needs none of the styles that its policy allows. */
export const withoutStyles = (html: string, { styles }: InlineCode) =>
  withShortStyles(html, (css) => (styles.has(sourceHash(css)) ? '' : undefined));

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
