import { type Change, changedYaml } from './change-yaml.ts';

const FIELDS = /^(---[ \t]*\r?\n)([\s\S]*?\n)(?=---)/;

/** The text of a content file with other fields; a text below them stays as it is. */
export function changedFile(file: string, text: string, changes: readonly Change[]): string {
  if (changes.length === 0) return text;
  if (file.endsWith('.yaml')) return changedYaml(text, changes);
  return text.replace(
    FIELDS,
    (_, fence: string, yaml: string) => fence + changedYaml(yaml, changes),
  );
}
