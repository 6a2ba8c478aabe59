import { createHash } from 'node:crypto';
import type { InlineHashes } from '#hosting/security-headers.ts';
import { nameOf, type PageElement } from './html-page.ts';
import { isData } from './deferred-scripts.ts';

/** What the finished pages may hold inline, to the letter. */
export type KnownCode = {
  isScript: (code: string) => boolean;
  isStyle: (css: string) => boolean;
  /** What a style stands for that is parsed in the place of a longer one. */
  wholeStyle?: (css: string) => string;
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
    const { name } = element;
    if (name === 'style') {
      const css = known.wholeStyle?.(element.text) ?? element.text;
      expectKnown('style', css, known.isStyle);
      into.styles.add(sourceHash(css));
    }
    if (name === 'script' && !element.attributes.has('src') && !isData(element)) {
      expectKnown('script', element.text, known.isScript);
      into.scripts.add(sourceHash(element.text));
    }
    for (const attribute of element.attributeList) {
      if (
        /^on|^style$/i.test(attribute.name) ||
        /^\s*(javascript|vbscript):/i.test(attribute.value)
      ) {
        throw new Error(
          `Expected no script or style in attributes, found ${nameOf(attribute)}="${attribute.value.slice(0, 80)}"`,
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

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
