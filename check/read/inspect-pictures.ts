/**
 * Decodes pictures, which takes a program that answers later, for a check that has to know at once: it runs
 * this file and waits. In: the paths, as JSON. Out: for each what is in it, or the decoder's own words.
 */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

export type Inspected =
  { width: number; height: number; frames: number; isDecoded: boolean } | { error: string };

async function inspect(file: string, mostPixels: number): Promise<Inspected> {
  try {
    const picture = sharp(readFileSync(file), { failOn: 'error', limitInputPixels: false });
    const { width, height, autoOrient, pages = 1 } = await picture.metadata();
    const isDecoded = width * height <= mostPixels && pages === 1;
    if (isDecoded) await picture.raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height, frames: pages, isDecoded };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const { files, mostPixels } = JSON.parse(await text(process.stdin)) as {
  files: string[];
  mostPixels: number;
};
const found: Inspected[] = [];
// One by one: a picture takes up to a hundred megabytes while it is decoded.
for (const file of files) found.push(await inspect(file, mostPixels));
process.stdout.write(JSON.stringify(found));
