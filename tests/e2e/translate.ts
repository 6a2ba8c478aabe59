import type { Page } from '@playwright/test';

/**
 * Does to a page what the translation of a browser does: each text node gives way to another one in two `<font>`s.
 * Texts that stand in them already stay.
 */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, nodeValue } = walker.currentNode;
    const isLeft = parent?.closest('script, style, option, textarea, svg, font') != null;
    if (!isLeft && nodeValue?.trim()) texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue;
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

export const translate = (page: Page) => page.evaluate(wrapTexts);

/** Translates pages that are opened from now on, before any island wakes. */
export const translateAtFirst = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${wrapTexts.toString()})`);
