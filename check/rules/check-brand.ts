import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnTokens } from '../read/drawn-tokens.ts';
import { weakPairs } from '#domain/brand/contrast-pairs.ts';
import { contrast, fromOklch, toOklch } from '#domain/brand/oklch.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import type { Theme, Tokens } from '#domain/brand/token-rules.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg, type SvgFile } from '#domain/svg/svg-file.ts';
import { collectProblems, type Problem, type Report, suggestion } from '../describe-issue.ts';
import { type Content, kindOf } from '../read/read-content.ts';

/** Share by which the sides of an icon may differ. */
const NEARLY_SQUARE = 0.02;

/** Drawings of the brand: that they are there, can be served, and are all of use. Contrast of its colours. */
export const checkBrand = ({ site }: Content, root: string, contentDir: string): Problem[] =>
  collectProblems((report) => {
    const folder = path.posix.join(contentDir, BRAND_FOLDER);
    const full = path.resolve(root, folder);
    const content = path.resolve(root, contentDir);
    // A symlink out of the content is named by check-files.ts and never read.
    const there = (kindOf(full, content) === 'folder' ? readdirSync(full) : [])
      .filter((name) => !name.startsWith('.'))
      .filter((name) => kindOf(path.join(full, name), content) !== 'outside')
      .sort();
    const used = new Set<string>();
    for (const { file, data } of site) {
      const { look } = data;
      if (look.colours !== null) weakColours(file, look.colours, report);
      for (const { name, field } of drawingsOf(look)) {
        const of = path.posix.join(folder, name);
        if (!there.includes(name)) {
          const hint = suggestion(name, there);
          report(file, field, `“${name}”, which is not there`, `a file in ${folder}`, hint);
          continue;
        }
        if (used.has(name)) continue;
        used.add(name);
        const read = readDrawing(path.join(full, name));
        if (!read.ok) for (const fault of read.faults) report(of, '', fault.found, fault.expected);
        else if (field === 'look.icon') squareIcon(of, read, report);
      }
    }
    // While site.yaml itself is not right, nothing is known of what it names.
    for (const name of site.length > 0 ? there : []) {
      const of = path.posix.join(folder, name);
      const expected = 'only what look names in site.yaml';
      if (!used.has(name)) report(of, '', 'a file that nothing uses', expected);
    }
  });

type Colours = NonNullable<Look['colours']>;
type Drawing = Extract<SvgFile, { ok: true }>;
function squareIcon(file: string, { width, height }: Drawing, report: Report): void {
  if (Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height)) return;
  report(file, '', `an icon of ${width} by ${height}`, 'one that is as wide as high');
}

/** Each pair of colours that readers could not tell apart well enough, by the field that it follows from. */
function weakColours(file: string, colours: Colours, report: Report): void {
  const [paper, dark] = [colours.light.paper, colours.dark.paper];
  if (contrast(paper, '#000000') <= contrast(dark, '#000000')) {
    report(file, 'look.colours.light.paper', paper, `a paper lighter than the dark one, ${dark}`);
    return;
  }
  const drawn = drawnTokens();
  const shades = new Map<string, string>();
  for (const pair of weakPairs(paletteOf(drawn, colours))) {
    const { theme, colour, ground, hexes, ratio, least } = pair;
    // The field that says one of the two: the ink rather than its paper.
    const named = fieldOf(pair);
    const field = ['look.colours', theme, named].filter(Boolean).join('.');
    // Cut off, not rounded: 4.497 is too little, and has to read so.
    const share = (Math.floor(ratio * 100) / 100).toFixed(2);
    const found = `${nameOf(colour)} ${hexes[0]} against ${nameOf(ground)} ${hexes[1]} at ${share} to 1`;
    const expected = `at least ${least} to 1, so that it can be read`;
    if (named !== undefined && named !== 'paper' && !shades.has(field))
      shades.set(field, nearestShade(drawn, colours, theme, named) ?? '');
    const shade = shades.get(field);
    report(file, field, found, expected, shade && `A shade of it that can be read: "${shade}"`);
  }
}

/** The nearest shade, in steps of lightness, with which every pair that follows from a colour can be read. */
function nearestShade(drawn: Tokens, colours: Colours, theme: Theme, field: NamedColour) {
  const { lightness, ...hue } = toOklch(colours[theme][field]);
  const shades = Array.from({ length: 100 }, (_, step) => (step + 1) / 100).flatMap((step) =>
    [lightness - step, lightness + step].map((to) => fromOklch({ ...hue, lightness: to })),
  );
  return shades.find((shade) => {
    const tried = { ...colours, [theme]: { ...colours[theme], [field]: shade } };
    const weak = weakPairs(paletteOf(drawn, tried));
    return !weak.some((pair) => pair.theme === theme && fieldOf(pair) === field);
  });
}

type NamedColour = keyof Colours['light'];

/** Names in site.yaml of the design's colours that an owner sets. */
const NAMED: Readonly<Record<string, NamedColour>> = {
  green: 'ink',
  brass: 'accent',
  paper: 'paper',
};

const fieldOf = ({ colour, ground }: Record<'colour' | 'ground', string>) =>
  NAMED[colour] ?? NAMED[ground];

/** A colour by the names of site.yaml; one that follows from them keeps the name that style sheets have for it. */
function nameOf(token: string): string {
  const parts = token.split('-').filter((part) => !/^\d$/.test(part));
  return `the ${parts.map((part) => NAMED[part] ?? part).join(' ')}`;
}

const drawingsOf = ({ wordmark, icon }: Look) => [
  ...(wordmark === null
    ? []
    : (['onPaper', 'onDark'] as const).map((ground) => ({
        name: wordmark[ground],
        field: `look.wordmark.${ground}`,
      }))),
  ...(icon === null ? [] : [{ name: icon, field: 'look.icon' }]),
];

function readDrawing(file: string): SvgFile {
  try {
    return readSvg(readFileSync(file));
  } catch {
    return { ok: false, faults: [{ found: 'what cannot be read', expected: 'an SVG file' }] };
  }
}
