import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { changedYaml } from '../change-yaml.ts';
import { withYaml } from '../changed-file.ts';

/** Changes that a migration may make to the content of a site. */
export type ContentFiles = {
  /** Names of files by pattern, such as `casinos/*.yaml`. */
  files: (pattern: string) => string[];
  move: (from: string, to: string) => void;
  /** Takes fields away wherever a file, or the front matter of a text, holds them by these paths; `*` is any name. */
  removeFields: (pattern: string, paths: readonly string[][]) => void;
  /** Gives fields another name where they stand, with remarks and words as they are. */
  renameFields: (pattern: string, path: readonly string[], name: string) => void;
  /** Sets a field of a YAML file that is left out or null. */
  addField: (file: string, name: string, value: string) => void;
};

export function contentOf(folder: string): ContentFiles {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((file) => file.split(path.sep).join('/'));
  /** Changes the YAML of files, or the front matter of texts. */
  const editYaml = (pattern: string, edited: (yaml: string) => string) => {
    for (const file of files(pattern)) {
      const address = path.join(folder, file);
      const text = readFileSync(address, 'utf8');
      const changed = withYaml(file, text, edited);
      if (changed !== text) writeFileSync(address, changed);
    }
  };
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
    removeFields: (pattern, paths) =>
      editYaml(pattern, (yaml) => {
        const value: unknown = parseDocument(yaml).toJS();
        const found = paths.flatMap((one) => placesOf(value, one));
        return changedYaml(
          yaml,
          found.map((at) => ({ at, value: undefined })),
        );
      }),
    renameFields: (pattern, at, name) =>
      editYaml(pattern, (yaml) => {
        const document = parseDocument(yaml);
        const keys = placesOf(document.toJS(), at).flatMap((place) => {
          const map = document.getIn(place.slice(0, -1), true);
          const pair = isMap(map) && map.items.find(({ key }) => String(key) === place.at(-1));
          return pair && isScalar(pair.key) && pair.key.range ? [pair.key.range] : [];
        });
        return keys.reduceRight(
          (text, [from, to]) => text.slice(0, from) + name + text.slice(to),
          yaml,
        );
      }),
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
