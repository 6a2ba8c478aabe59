import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Face } from './type-faces.ts';

/** The same for every site: Astro names a font by where its file lies. */
const FOLDER = './.astro/cut-fonts';
const PACKAGES = '@fontsource-variable';

/** Code points of the packages' Latin files, so that no letter in the content is lost. */
const LETTERS = [
  [0x20, 0x17f],
  [0x2b0, 0x2ff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
] as const;

/**
 * Cuts a variable font to the weights that the style sheets use: it comes whole from its package, with weights from
 * hairline to black that no page shows. `source` is a file of one of the font packages: `imbue/files/….woff2`. Returns
 * where the cut file lies.
 */
export async function cutFont(source: string, wght: Face['weights']): Promise<string> {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(`${PACKAGES}/${source}`)));
  const letters = LETTERS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
  ).join('');
  const cut = `${FOLDER}/${path.basename(source)}`;
  mkdirSync(FOLDER, { recursive: true });
  const variationAxes = { wght };
  writeFileSync(cut, await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes }));
  return cut;
}
