import { describe, expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';
import { sharedSheets, stylesInPage } from './styles-in-pages.ts';

/** Rules that compress badly, as a large sheet does: well over 300 bytes with Brotli. */
const LARGE = Array.from({ length: 400 }, (_, i) => `.x${(i * 7919) % 1009}{top:${i}px}`).join('');

describe('the style sheets in the pages', () => {
  const css = new Map([
    ['/base.css', LARGE],
    ['/common.css', LARGE],
    ['/rare.css', LARGE],
    ['/small.css', '.a{top:0}'],
  ]);
  /** Ten kinds: all need the base, three the common sheet, two the rare one, one the small one. */
  const kinds = new Map(
    Array.from({ length: 10 }, (_, kind) => [
      `/kind-${kind}`,
      new Set([
        ...(kind < 3 ? ['/common.css'] : []),
        ...(kind < 2 ? ['/rare.css'] : []),
        ...(kind === 9 ? ['/small.css'] : []),
        '/base.css',
      ]),
    ]),
  );

  test('shared is what three kinds in ten need, the most needed first, and what is small', () => {
    expect(sharedSheets(kinds, 10, css)).toEqual(['/base.css', '/common.css', '/small.css']);
  });

  test('a kind of which there is no page yet counts among the kinds all the same', () => {
    expect(sharedSheets(kinds, 11, css)).toEqual(['/base.css', '/small.css']);
  });

  test('a page holds the shared block, then its own', () => {
    const link = (name: string) => `<link rel="stylesheet" href="${name}">`;
    const css = new Map([
      ['/base.css', '.base{top:0}'],
      ['/common.css', '.common{top:0}'],
      ['/own.css', '.own{top:0}'],
    ]);
    const html = `<head>${link('/base.css')}<title>A</title>${link('/own.css')}</head>`;
    expect(edited(html, stylesInPage(elementsOf(html), ['/base.css', '/common.css'], css))).toBe(
      '<head><style>.base{top:0}.common{top:0}</style><style>.own{top:0}</style><title>A</title></head>',
    );
  });

  test('text that names a style sheet is left where it stands', () => {
    const html = '<head><meta content="<link rel=stylesheet href=/x.css>"></head>';
    expect(() => stylesInPage(elementsOf(html), [], new Map())).toThrow(
      'Expected a page with a style sheet, found none',
    );
  });
});
