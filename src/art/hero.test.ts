import { describe, expect, test } from 'vitest';
import { engraveHero, type HeroFigures } from './hero.ts';

// $25 a chip: a $200 bonus is 8 chips, an average cost of $245 is 9.8.
const FIGURES: HeroFigures = {
  bonus: { figure: '+$200', caption: 'bonus', chips: 8 },
  cost: { figure: '−$245', caption: 'average cost', chips: 9.8 },
  label: 'A balance: a $200 bonus is outweighed by $245 of cost on average.',
};
const weigh = (bonusChips: number, costChips: number) =>
  engraveHero({
    ...FIGURES,
    bonus: { ...FIGURES.bonus, chips: bonusChips },
    cost: { ...FIGURES.cost, chips: costChips },
  });
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('engraveHero', () => {
  test('stacks as many chips as it is given', () => {
    const svg = weigh(3, 5);
    expect(count(svg, 'href="#hl')).toBe(3);
    expect(count(svg, 'href="#hr')).toBe(5);
    expect(svg).not.toContain('clipPath');
  });

  test('draws what is left of a chip as a sliver of that height', () => {
    // Half of a chip 17 high begins 8.5 from its top.
    const svg = weigh(8, 9.5);
    expect(count(svg, 'href="#hr')).toBe(10);
    expect(svg).toContain('M-70 8.5h140v20h-140z');
  });

  test.each([
    [8, 9.8, 'rotate(3.4 '],
    [9, 2, 'rotate(-3.4 '],
    [4, 4, 'rotate(0 '],
  ])('tilts to the heavier pan: %d against %d', (bonus, cost, rotation) => {
    expect(weigh(bonus, cost)).toContain(rotation);
  });

  test('prints the figures it is given', () => {
    const other = engraveHero({ ...FIGURES, cost: { ...FIGURES.cost, figure: '−$300' } });
    expect(other).not.toBe(engraveHero(FIGURES));
  });

  test('escapes its words', () => {
    const svg = engraveHero({ ...FIGURES, label: 'a "sum" & <more>' });
    expect(svg).toContain('aria-label="a &quot;sum&quot; &amp; &lt;more&gt;"');
  });

  test.each([-1, 25, NaN])('refuses a stack of %d chips', (chips) => {
    expect(() => weigh(chips, 1)).toThrow(RangeError);
  });

  test('refuses a figure that it could only print in part', () => {
    const bonus = { ...FIGURES.bonus, figure: '+€200' };
    expect(() => engraveHero({ ...FIGURES, bonus })).toThrow(/No outline for "€"/);
  });
});
