import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTENT_DIR } from '#settings/content-folder.ts';
import { type CheckedContent, checkContent } from '#check/check-content.ts';

/** New texts by file; `null` for a file that goes. */
export type Texts = ReadonlyMap<string, string | null>;

/** Checks the content as it would be with other texts, in a copy. */
export async function checkAside(texts: Texts): Promise<CheckedContent> {
  const root = mkdtempSync(path.join(tmpdir(), 'edgewise-aside-'));
  try {
    cpSync(CONTENT_DIR, path.join(root, CONTENT_DIR), { recursive: true });
    for (const [file, text] of texts) writeText(path.join(root, file), text);
    return await checkContent(root, CONTENT_DIR);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

export function writeText(file: string, text: string | null): void {
  // A site without offers may have no folder for them.
  mkdirSync(path.dirname(file), { recursive: true });
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
}
