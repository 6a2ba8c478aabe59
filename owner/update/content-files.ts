import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { changedYaml } from '../change-yaml.ts';

/** What a migration may do to the content of a site. */
export type ContentFiles = {
  /** Names of files by pattern, such as `casinos/*.yaml`. */
  files: (pattern: string) => string[];
  move: (from: string, to: string) => void;
  /** Takes fields away wherever a file, or the front matter of a text, holds them by these paths; `*` is any name. */
  removeFields: (pattern: string, paths: readonly string[][]) => void;
  /** Sets a field of a YAML file that is left out or null. */
  addField: (file: string, name: string, value: string) => void;
};

const FRONT_MATTER = /^---\r?\n(?<yaml>.*?)^---\r?$/ms;

export function contentOf(folder: string): ContentFiles {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => file.split(path.sep).join('/'));
  return {
    files,
    move(from, to) {
      const [source, target] = [path.join(folder, from), path.join(folder, to)];
      if (!existsSync(source) || existsSync(target)) return;
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(source, target);
    },
    addField(file, name, value) {
      const address = path.join(folder, file);
      const text = readFileSync(address, 'utf8');
      if (parseDocument(text).get(name) != null) return;
      writeFileSync(address, changedYaml(text, [{ at: [name], value }]));
    },
    removeFields(pattern, paths) {
      for (const file of files(pattern)) {
        const address = path.join(folder, file);
        const text = readFileSync(address, 'utf8');
        const yaml = file.endsWith('.md')
          ? (FRONT_MATTER.exec(text)?.groups?.['yaml'] ?? '')
          : text;
        const value: unknown = parseDocument(yaml).toJS();
        const found = paths.flatMap((one) => placesOf(value, one));
        if (found.length === 0) continue;
        const changed = changedYaml(
          yaml,
          found.map((at) => ({ at, value: undefined })),
        );
        writeFileSync(
          address,
          text.replace(yaml, () => changed),
        );
      }
    },
  };
}

/** Places in a value that a path with stars leads to. */
function placesOf(value: unknown, [name, ...rest]: readonly string[]): string[][] {
  if (name === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => name === '*' || key === name)
    .flatMap(([key, inner]) => placesOf(inner, rest).map((at) => [key, ...at]));
}
