import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** What draws: the generator, the colours in which it prints, and what makes files of both. */
export const DRAWING_CODE = [
  'src/art/*.ts',
  'src/domain/brand/*.ts',
  'src/models/pictures/{art-files,drawing-code,printed}.ts',
] as const;

let known: string | undefined;

/** A hash of the code that draws: with another, the same seed may give another picture. */
export function drawingCode(): string {
  known ??= createHash('sha256')
    .update(
      globSync([...DRAWING_CODE], { exclude: ['**/*.test.ts'] })
        .sort()
        .map((file) => readFileSync(file, 'utf8'))
        .join('\0'),
    )
    .digest('hex');
  return known;
}
