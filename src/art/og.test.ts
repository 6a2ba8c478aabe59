import { describe, expect, test } from 'vitest';
import { engraveOpenGraph } from './og.ts';

const SITE = { kind: 'letter', of: 'Elm Table', name: 'Elm Table' } as const;
const DRAWING = { href: 'data:image/svg+xml;base64,PHN2Zy8+', width: 400, height: 80 };
const named = (title: string) => ({ brand: SITE, title });

describe('engraveOpenGraph', () => {
  test('differs from slug to slug and from title to title', () => {
    const plate = engraveOpenGraph('home', 'Bonuses', named('Crypto casinos, weighed up.'));
    expect(engraveOpenGraph('games', 'Bonuses', named('Crypto casinos, weighed up.'))).not.toBe(
      plate,
    );
    expect(engraveOpenGraph('home', 'Bonuses', named('Crypto casinos'))).not.toBe(plate);
  });

  test('bears the name of the site', () => {
    const title = 'Crypto casinos';
    expect(
      engraveOpenGraph('home', 'Bonuses', { brand: { ...SITE, name: 'Oak Table' }, title }),
    ).not.toBe(engraveOpenGraph('home', 'Bonuses', named(title)));
  });

  test('shows the letter of the site in chips beside its name', () => {
    const other = { ...SITE, of: 'Oak Table' };
    expect(engraveOpenGraph('home', 'Bonuses', { brand: other, title: 'A' })).not.toBe(
      engraveOpenGraph('home', 'Bonuses', named('A')),
    );
  });

  test('shows the wordmark of the site in its proportions, instead of name and letter', () => {
    const brand = { kind: 'wordmark', ...DRAWING } as const;
    const svg = engraveOpenGraph('home', 'Bonuses', { brand, title: 'A' });
    // 400 by 80 at a height of 60 is 300 wide.
    expect(svg).toContain(
      `<image x="72" y="64" width="300" height="60" href="${DRAWING.href}"/><g fill=`,
    );
    const wide = engraveOpenGraph('home', 'Bonuses', {
      brand: { ...brand, width: 2240 },
      title: 'A',
    });
    // At most 560 wide: 2240 by 80 is 20 high then.
    expect(wide).toContain('width="560" height="20"');
  });

  test('shows the icon of the site beside its name', () => {
    const brand = { kind: 'icon', name: 'Elm Table', ...DRAWING } as const;
    const svg = engraveOpenGraph('home', 'Bonuses', { brand, title: 'A' });
    expect(svg).toContain(`<image x="72" y="64" width="47" height="47" href="${DRAWING.href}"/>`);
    expect(svg).toContain('translate(134 88)');
  });

  test('draws a title in outlines, whatever its characters', () => {
    const svg = engraveOpenGraph('curacao', 'Legal', named('Curaçao <b>“licences”</b> & 赌场'));
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<b>');
    expect(svg).toBe(engraveOpenGraph('curacao', 'Legal', named('Curacao blicences/b & ')));
  });
});
