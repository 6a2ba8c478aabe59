import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnTokens } from '../read/drawn-tokens.ts';
import { weakPairs } from '#domain/brand/contrast-pairs.ts';
import { OWN_NAMES, ownColourOf, readableShade } from '#domain/brand/own-colours.ts';
import { paletteOf } from '#domain/brand/palette.ts';
import { BRAND_FOLDER, type Look } from '#schemas/site-look.ts';
import { readSvg } from '#domain/svg/svg-file.ts';
import { type Report, suggestion, textsIn } from '../describe-issue.ts';
import { kindOf } from '../read/read-content.ts';
import type { ShownSite } from '../read/shown-site.ts';

/** Drawings of the brand: that they are there and can be served. Contrast of its colours. */
export function checkBrand(
  { content: { site }, root, contentDir }: ShownSite,
  report: Report,
): void {
  const content = path.resolve(root, contentDir);
  const full = path.join(content, BRAND_FOLDER);
  const folder = path.posix.join(contentDir, BRAND_FOLDER);
  // A symlink out of the content is named by check-files.ts and never read.
  const there = (kindOf(full, content) === 'folder' ? readdirSync(full) : []).filter(
    (name) => kindOf(path.join(full, name), content) === 'file',
  );
  for (const { file, data } of site) {
    const { colours, wordmark, icon } = data.look;
    if (colours !== null) weakColours(file, colours, report);
    const named = new Map(
      textsIn({ wordmark, icon }, ['look']).map(({ field, text }) => [text, field]),
    );
    for (const [name, field] of named) {
      if (!there.includes(name)) {
        const hint = suggestion(name, there);
        report(file, field, `“${name}”, which is not there`, `a file in ${folder}`, hint);
        continue;
      }
      const read = readSvg(readFileSync(path.join(full, name)));
      for (const { found, expected } of read.ok ? [] : read.faults)
        report(`${folder}/${name}`, '', found, expected);
    }
  }
}

type Colours = NonNullable<Look['colours']>;

/** Each pair of colours that readers could not tell apart well enough, by the field that it follows from. */
function weakColours(file: string, colours: Colours, report: Report): void {
  const drawn = drawnTokens();
  const byField = Map.groupBy(weakPairs(paletteOf(drawn, colours)), (pair) =>
    ['look.colours', pair.theme, ownColourOf(pair)].filter(Boolean).join('.'),
  );
  for (const [field, [pair]] of byField) {
    if (pair === undefined) continue;
    const { theme, colour, ground, hexes, ratio, least } = pair;
    // Cut off, not rounded: 4.497 is too little, and has to read so.
    const share = (Math.floor(ratio * 100) / 100).toFixed(2);
    const found = `${nameOf(colour)} ${hexes[0]} against ${nameOf(ground)} ${hexes[1]} at ${share} to 1`;
    const expected = `at least ${least} to 1, so that it can be read`;
    const own = ownColourOf(pair);
    const shade = own && own !== 'paper' ? readableShade(drawn, colours, theme, own) : undefined;
    report(file, field, found, expected, shade && `A shade of it that can be read: "${shade}"`);
  }
}

/** A colour by the names of site.yaml; one that follows from them keeps the name that style sheets have for it. */
function nameOf(token: string): string {
  const parts = token.split('-').filter((part) => !/^\d$/.test(part));
  return `the ${parts.map((part) => OWN_NAMES[part] ?? part).join(' ')}`;
}
