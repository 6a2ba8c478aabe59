import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { COLLECTION_NAMES, collectionOf } from '#schemas/collections.ts';
import { addressesOf } from '../rename/references.ts';

/** Message to the page: the lines of the check with the form of each, or the page to show. */
export type News = { said?: string[]; forms?: string[]; page?: string };

/** Saves that follow one another are checked together. */
const QUIET_MS = 300;

/** Collection and name of a file such as content/casinos/quillmark.yaml:12. */
function entryOf(line: string) {
  const [, folder = '', id = ''] = /content\/(?:([\w-]+)\/)?([\w-]+)\.(?:yaml|md)/.exec(line) ?? [];
  const name = COLLECTION_NAMES.find(
    (one) =>
      collectionOf(one).folder === folder && (folder !== '' || collectionOf(one).ids?.includes(id)),
  );
  return name === undefined ? null : { name, folder, id };
}

/** Address of the form of a file that a line names. */
function formOf(line: string): string {
  const entry = entryOf(line);
  if (entry === null) return '/';
  const { name, folder, id } = entry;
  return folder === ''
    ? `/collections/lists/entries/${name}`
    : `/collections/${name}/entries/${id}`;
}

/** Address of the page that shows a file; the home page where it has none of its own. */
function pageOf(file: string): string {
  const entry = entryOf(file);
  if (entry === null) return '/';
  const [address = '/'] = addressesOf(entry.name, entry.id);
  return address;
}

/** Output of a command of this project, line by line. */
function linesOf(command: string): Promise<string[]> {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(process.execPath, [command], { env: { ...process.env, NO_COLOR: '1' } });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (text += String(data)));
    child.on('close', () => resolve(text.trim().split('\n')));
  });
}

/** Checks the content now and after each save, and tells of it. */
export function watchContent(tell: (news: News) => void, folder = 'content'): void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const check = async () => {
    if (isRunning) return void (timer = setTimeout(check, QUIET_MS));
    isRunning = true;
    const said = await linesOf('owner/check-content.ts');
    isRunning = false;
    tell({ said, forms: said.map(formOf) });
  };
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || path.basename(file).startsWith('.')) return;
    clearTimeout(timer);
    timer = setTimeout(check, QUIET_MS);
    tell({ page: pageOf(path.posix.join(folder, file.replaceAll(path.sep, '/'))) });
  });
  void check();
}
