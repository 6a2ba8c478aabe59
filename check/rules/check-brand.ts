import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnTokens } from '../read/drawn-tokens.ts';
import { type Fault, unseen, WORDS_AS_SHAPES } from '../read/picture-file.ts';
import { seenColours, seenPixels, sized } from '../read/seen-pixels.ts';
import { weakPairs } from '#domain/brand/contrast-pairs.ts';
import { contrast } from '#domain/brand/oklch.ts';
import type { Theme } from '#domain/brand/token-rules.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg, type SvgFile } from '#schemas/svg-file.ts';
import { type Problem, problemsSaid, type Say, suggestion } from '../describe-issue.ts';
import type { Content } from '../read/read-content.ts';

/** How far the sides of an icon may differ, as a share. */
const NEARLY_SQUARE = 0.02;

/** The drawings of the brand: that they are there, can be served, and are all of use. */
export async function checkBrand(
  { site }: Content,
  root: string,
  contentDir: string,
): Promise<Problem[]> {
  const folder = path.posix.join(contentDir, BRAND_FOLDER);
  const problems = problemsSaid((say) => {
    const full = path.resolve(root, folder);
    const there = (existsSync(full) ? readdirSync(full) : [])
      .filter((name) => !name.startsWith('.'))
      .sort();
    const used = new Set<string>();
    const icons = new Set(site.map(({ data }) => data.look.icon));
    for (const { file, data } of site) {
      colours(file, data.look, say);
      for (const { name, field } of drawingsOf(data.look)) {
        used.add(name);
        if (there.includes(name)) continue;
        const hint = suggestion(name, there);
        say(file, field, `“${name}”, which is not there`, `a file in ${folder}`, hint);
      }
    }
    for (const name of there) {
      const file = path.posix.join(folder, name);
      if (used.has(name)) drawing(file, readDrawing(path.join(full, name)), icons.has(name), say);
      // While site.yaml itself is not right, nothing is known of what it names.
      else if (site.length > 0) {
        say(file, '', 'a file that nothing uses', 'only what look names in site.yaml');
      }
    }
  });
  return [...problems, ...(await unseenDrawings(site, path.resolve(root, folder), folder))];
}

/** Less than this, and a shape is lost on its ground (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
/** A line of shade beside the letters may be faint, the letters may not. */
const LEAST_SHARE = 0.25;

type Drawn = { seen: string[] } | { fault: Fault };

/** Drawing one takes long, and the check looks at a site as it is on several days. */
const coloursOf = new Map<string, Drawn>();

async function coloursSeen(source: Buffer): Promise<Drawn> {
  const fault = await unseen(source, true);
  return fault === null ? { seen: seenColours(await seenPixels(source, true)) } : { fault };
}

/** Drawings of which little or nothing is seen where they stand. */
async function unseenDrawings(
  site: Content['site'],
  full: string,
  folder: string,
): Promise<Problem[]> {
  const found: Problem[] = [];
  for (const { data } of site) {
    const tokens =
      data.look.colours === null ? drawnTokens() : paletteOf(drawnTokens(), data.look.colours);
    for (const { name, field } of drawingsOf(data.look)) {
      const read = readDrawing(path.join(full, name));
      if (!read.ok) continue;
      const source = Buffer.from(sized(read.svg, read.width, read.height));
      const file = path.posix.join(folder, name);
      const say = (what: string, expected: string) =>
        found.push({ file, field: '', found: what, expected });
      const drawn = coloursOf.get(read.svg) ?? (await coloursSeen(source));
      coloursOf.set(read.svg, drawn);
      if ('fault' in drawn) {
        say(drawn.fault.found, drawn.fault.expected);
        continue;
      }
      if (read.svg.includes('<text')) {
        say('words set as text', WORDS_AS_SHAPES);
      }
      const { seen } = drawn;
      for (const [token, theme] of GROUNDS[field] ?? []) {
        const ground = tokens[token]?.[theme] ?? '';
        const share =
          seen.filter((colour) => contrast(colour, ground) >= LEAST_CONTRAST).length / seen.length;
        if (share >= LEAST_SHARE) continue;
        const unseenShare = `${Math.round((1 - share) * 100)}% of it`;
        say(
          `${unseenShare} hardly to be seen on ${ground}, where it stands`,
          `colours that stand out by ${LEAST_CONTRAST} to 1`,
        );
      }
    }
  }
  return found;
}

/** The grounds that drawings of the brand stand on. In the dark an icon stands on those of a browser. */
const GROUNDS: Readonly<Record<string, readonly (readonly [token: string, theme: Theme])[]>> = {
  'look.icon': [['paper', 'light']],
  'look.wordmark.onPaper': [['paper', 'light']],
  'look.wordmark.onDark': [
    ['paper', 'dark'],
    ['foot', 'light'],
    ['foot', 'dark'],
  ],
};

/** Each pair of colours that readers could not tell apart well enough, by the field that it follows from. */
function colours(file: string, { colours: chosen }: Look, say: Say): void {
  for (const pair of chosen === null ? [] : weakPairs(paletteOf(drawnTokens(), chosen))) {
    const { theme, colour, ground, hexes, ratio, least } = pair;
    // The field that says one of the two: the ink rather than its paper.
    const named = NAMED[colour] ?? NAMED[ground];
    const field = ['look.colours', theme, named].filter(Boolean).join('.');
    // Cut off, not rounded: 4.497 is too little, and has to read so.
    const share = (Math.floor(ratio * 100) / 100).toFixed(2);
    const found = `${nameOf(colour)} ${hexes[0]} against ${nameOf(ground)} ${hexes[1]} at ${share} to 1`;
    say(file, field, found, `at least ${least} to 1, so that it can be read`);
  }
}

/** What the colours of the design that an owner names are called in site.yaml. */
const NAMED: Readonly<Record<string, string>> = { green: 'ink', brass: 'accent', paper: 'paper' };

function nameOf(token: string): string {
  const [base = '', ...rest] = token.split('-');
  return `the ${[NAMED[base] ?? WORDS[base] ?? base, ...rest.filter((part) => !/^\d$/.test(part))].join(' ')}`;
}

/** What colours that follow from those of an owner are for. */
const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  'ink=text colour,on=text on,band=band’s,foot=footer’s,line=edge of fields,meter=score bar,raised=panel'
    .split(',')
    .map((pair) => pair.split('=')),
);

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

function drawing(file: string, read: SvgFile, isIcon: boolean, say: Say): void {
  if (!read.ok) {
    for (const { found, expected } of read.faults) say(file, '', found, expected);
    return;
  }
  const { width, height } = read;
  if (!isIcon || Math.abs(width - height) <= NEARLY_SQUARE * Math.max(width, height)) return;
  say(file, '', `an icon of ${width} by ${height}`, 'one that is as wide as high');
}
