import { describe, expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';
import { blocksOf, sharedSheets, stylesInPage } from './styles-in-pages.ts';

describe('the style sheets in the pages', () => {
  const css = new Map(
    ['/base.css', '/common.css', '/rare.css'].map((sheet) => [sheet, '.a{top:0}'] as const),
  );
  /** Ten kinds: all need the base, three the common sheet, two the rare one. */
  const kinds = new Map(
    Array.from({ length: 10 }, (_, kind) => [
      `/kind-${kind}`,
      new Set([
        ...(kind < 3 ? ['/common.css'] : []),
        ...(kind < 2 ? ['/rare.css'] : []),
        '/base.css',
      ]),
    ]),
  );
  const pages = [...kinds.values()].map((sheets) => [...sheets]);

  test('shared is what three kinds in ten need, the most needed first', () => {
    expect(sharedSheets({ kinds, kindCount: 10, pages }, css)).toEqual([
      '/base.css',
      '/common.css',
    ]);
  });

  test('a kind of which there is no page yet counts among the kinds all the same', () => {
    expect(sharedSheets({ kinds, kindCount: 11, pages }, css)).toEqual(['/base.css']);
  });

  test('of more blocks than the policy has room for, the smallest are shared', () => {
    // 26 kinds with a sheet of their own, each longer than the one before; the policy has room for 24.
    const names = Array.from({ length: 26 }, (_, kind) => `/own-${kind}.css`);
    const long = (kind: number) =>
      Array.from({ length: 20 * (kind + 1) }, (_, i) => `.x${(i * 7919) % 1009}{top:${i}px}`).join(
        '',
      );
    const css = new Map(names.map((name, kind) => [name, long(kind)]));
    const kinds = new Map(names.map((name) => [name, new Set([name])]));
    // How often there is a page of a kind is nothing to it.
    const pages = [...names, ...names].map((name) => [name]);
    expect(sharedSheets({ kinds, kindCount: 26, pages }, css)).toEqual([
      '/own-0.css',
      '/own-1.css',
    ]);
  });

  test('a page holds the shared block, then its own', () => {
    const link = (name: string) => `<link rel="stylesheet" href="${name}">`;
    const css = new Map([
      ['/base.css', '.base{top:0}'],
      ['/common.css', '.common{top:0}'],
      ['/own.css', '.own{top:0}'],
    ]);
    const html = `<head>${link('/base.css')}<title>A</title>${link('/own.css')}</head>`;
    const blocks = blocksOf([...css.keys()], ['/base.css', '/common.css'], css);
    expect(edited(html, stylesInPage(elementsOf(html), blocks))).toBe(
      '<head><style>.base{top:0}.common{top:0}</style><style>.own{top:0}</style><title>A</title></head>',
    );
  });

  test('a block that would end before its end stops the build', () => {
    const css = new Map([['/own.css', '.a{content:"</STYLE >"}']]);
    expect(() => blocksOf(['/own.css'], [], css)).toThrow(
      'Expected no end of a style in a style sheet, found one in /own.css',
    );
  });

  test('text that names a style sheet is left where it stands', () => {
    const html = '<head><meta content="<link rel=stylesheet href=/x.css>"></head>';
    expect(() => stylesInPage(elementsOf(html), [])).toThrow(
      'Expected a page with a style sheet, found none',
    );
  });
});
