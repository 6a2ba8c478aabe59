import { type Change, changedYaml } from './change-yaml.ts';

const FIELDS = /^(---[ \t]*\r?\n)([\s\S]*?\n)(?=---)/;

/** The text of a content file with other fields; a text below them stays as it is. */
export const changedFile = (file: string, text: string, changes: readonly Change[]): string =>
  changes.length === 0 ? text : withYaml(file, text, (yaml) => changedYaml(yaml, changes));

export const withYaml = (file: string, text: string, changed: (yaml: string) => string): string =>
  file.endsWith('.yaml')
    ? changed(text)
    : text.replace(FIELDS, (_, fence: string, yaml: string) => fence + changed(yaml));
