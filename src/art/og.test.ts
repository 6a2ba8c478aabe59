import { describe, expect, test } from 'vitest';
import { glyphsOf, type Letters, widthOf } from './lettering.ts';
import { engraveOpenGraph, openGraphLines } from './og.ts';

const SITE = { kind: 'letter', letters: 'imbue', of: 'Elm Table', name: 'Elm Table' } as const;
const DRAWING = { href: 'data:image/svg+xml;base64,PHN2Zy8+', width: 400, height: 80 };

describe('engraveOpenGraph', () => {
  test('shows the wordmark of the site in its proportions, instead of name and letter', () => {
    const brand = { kind: 'wordmark', letters: 'imbue', ...DRAWING } as const;
    const svg = engraveOpenGraph('Bonuses', brand);
    // 400 by 80 at a height of 47 is 235 wide.
    expect(svg).toContain(
      `<image x="72" y="64" width="235" height="47" href="${DRAWING.href}"/></svg>`,
    );
    const wide = engraveOpenGraph('Bonuses', { ...brand, width: 2240 });
    // At most 560 wide: 2240 by 80 is 20 high then.
    expect(wide).toContain('width="560" height="20"');
  });

  test('shows the icon of the site beside its name', () => {
    const brand = { kind: 'icon', letters: 'imbue', name: 'Elm Table', ...DRAWING } as const;
    const svg = engraveOpenGraph('Bonuses', brand);
    expect(svg).toContain(`<image x="72" y="64" width="47" height="47" href="${DRAWING.href}"/>`);
    expect(svg).toContain('translate(134 88)');
  });

  test('draws a name in outlines, whatever its characters', () => {
    const svg = engraveOpenGraph('Legal', { ...SITE, name: 'Curaçao <b>“Elm”</b> & 赌场' });
    expect(svg).not.toContain('<text');
    expect(svg).not.toContain('<b>');
    expect(svg).toBe(engraveOpenGraph('Legal', { ...SITE, name: 'Curacao bElm/b & ' }));
  });
});

describe('openGraphLines', () => {
  const words = (slug: string, title: string, letters: Letters = 'imbue') =>
    openGraphLines(slug, { title, note: '18+. Invented sample casino' }, letters);

  test('hold all words of a title, then the number of the plate', () => {
    const lines = words('home', 'What a bonus costs, and when it is worth taking');
    const title = lines.filter(({ ink }) => ink === 'paper').map(({ text }) => text);
    expect(title.join(' ')).toBe(
      'What a bonus costs, and when it is worth taking 18+. Invented sample casino',
    );
    expect(lines.filter(({ ink }) => ink === 'accent').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^[0-9]{6}$/),
    ]);
  });

  test('have only characters with outlines', () => {
    const lines = words('curacao', 'Curaçao <b>“licences”</b> & 赌场');
    expect(lines).toEqual(words('curacao', 'Curacao blicences/b & '));
  });

  // The longest that the schemas let through: a country of 60 characters, an article of 80, a home of 30 and 80.
  const LONGEST = [
    `Online and crypto casinos in ${'W'.repeat(60)}: the law`,
    'W'.repeat(80),
    `${'W'.repeat(30)}: ${'Wj '.repeat(27).slice(0, 80)}`,
    'Wjgy Wjgy Wjgy '.repeat(6).slice(0, 80),
  ];

  test.each(
    (['imbue', 'sofia'] as const).flatMap((letters) =>
      LONGEST.map((title) => [letters, title] as const),
    ),
  )(
    // prettier-ignore
    'in %s leave no frame and meet nothing else: %s',
    (letters, title) => {
      const lines = words('a-page', title, letters);
      const edges = lines.map(({ text, capHeight, tracking, x, y }) => {
        const glyphs = glyphsOf(text, letters);
        const heights = glyphs.flatMap(([, , top, bottom]) => [top, bottom]);
        return {
          right: x + widthOf(text, capHeight, letters) + (tracking * capHeight * text.length) / 100,
          top: y + (Math.min(...heights) * capHeight) / 100,
          bottom: y + (Math.max(...heights) * capHeight) / 100,
        };
      });
      // Between the brand, which ends 111 dots below the edge, and the lower edge; left of the lathe work.
      for (const { right, top, bottom } of edges) {
        expect(right).toBeLessThanOrEqual(632);
        expect(top).toBeGreaterThan(111);
        expect(bottom).toBeLessThan(630);
      }
      const [serial, note, lastLine] = edges.toReversed();
      expect(lastLine?.bottom).toBeLessThan(Math.min(serial?.top ?? 0, note?.top ?? 0));
      expect(
        lines
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toContain(title.replaceAll(' ', ''));
    },
  );
});
