import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnTokens } from '../read/drawn-tokens.ts';
import { weakPairs } from '#domain/brand/contrast-pairs.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg, type SvgFile } from '#schemas/svg-file.ts';
import { didYouMean, type Problem, suggestion } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** How far the sides of an icon may differ, as a share. */
const NEARLY_SQUARE = 0.02;

/** The drawings of the brand: that they are there, can be served, and are all of use. */
export function checkBrand({ site }: Content, root: string, contentDir: string): Problem[] {
  const folder = path.posix.join(contentDir, BRAND_FOLDER);
  const full = path.resolve(root, folder);
  const there = existsSync(full)
    ? readdirSync(full)
        .filter((name) => !name.startsWith('.'))
        .sort()
    : [];
  const used = site.flatMap(({ file, data }) =>
    drawingsOf(data.look).map((drawing) => ({ ...drawing, namedIn: file })),
  );
  const missing = used.filter(({ name }) => !there.includes(name));
  const names = [...new Set(used.map(({ name }) => name))].filter((name) => there.includes(name));
  const icons = new Set(site.map(({ data }) => data.look.icon));
  return [
    ...site.flatMap(({ file, data }) => problemsOfColours(file, data.look)),
    ...missing.map(({ name, field, namedIn }) => ({
      file: namedIn,
      field,
      found: `“${name}”, which is not there`,
      expected: `a file in ${folder}`,
      ...suggestion(didYouMean(name, there)),
    })),
    ...names.flatMap((name) => {
      const file = path.posix.join(folder, name);
      return problemsOf(file, readDrawing(path.join(full, name)), icons.has(name));
    }),
    // While site.yaml itself is not right, nothing is known of what it names.
    ...(site.length === 0 ? [] : there)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        file: path.posix.join(folder, name),
        field: '',
        found: 'a file that nothing uses',
        expected: 'only what look names in site.yaml',
      })),
  ];
}

/** Each pair of colours that readers could not tell apart well enough, by the field that it follows from. */
function problemsOfColours(file: string, { colours }: Look): Problem[] {
  if (colours === null) return [];
  return weakPairs(paletteOf(drawnTokens(), colours)).map(
    ({ theme, colour, ground, hexes: [hex, groundHex], ratio, least }) => ({
      file,
      field: ['look.colours', theme, ...fieldOf(colour, ground)].join('.'),
      // Cut off, not rounded: 4.497 is too little, and has to read so.
      found: `${nameOf(colour)} ${hex} against ${nameOf(ground)} ${groundHex} at ${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1`,
      expected: `at least ${least} to 1, so that it can be read`,
    }),
  );
}

/** What the colours of the design that an owner names are called in site.yaml. */
const NAMED: Readonly<Record<string, string>> = { green: 'ink', brass: 'accent', paper: 'paper' };

const nameOf = (token: string): string => (NAMED[token] ? `the ${NAMED[token]}` : token);

/** The field that says one of the two: the ink rather than its paper. */
const fieldOf = (...pair: string[]): string[] =>
  Object.entries(NAMED)
    .filter(([token]) => pair.includes(token))
    .map(([, field]) => field)
    .slice(0, 1);

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

function problemsOf(file: string, drawing: SvgFile, isIcon: boolean): Problem[] {
  if (!drawing.ok) return drawing.faults.map((fault) => ({ file, field: '', ...fault }));
  const { width, height } = drawing;
  if (!isIcon || Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height)) return [];
  const found = `an icon of ${width} by ${height}`;
  return [{ file, field: '', found, expected: 'one that is as wide as high' }];
}
