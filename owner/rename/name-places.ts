import { referenceOf } from '#schemas/collections.ts';
import { type Placed, textsIn } from '#check/describe-issue.ts';
import type { ReadFile } from '#check/read/read-content.ts';
import { changedFile } from '../changed-file.ts';

/** A text that says a name. */
export type NamePlace = { file: string; field: string; text: string };

/** A name by itself: no part of another word, of an address or of the name of a file. */
const wordsOf = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}/@.-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}/@-]|\\.\\p{L})`,
    'gu',
  );

/** Every text that says a name, but for references and addresses. */
export const placesOf = (files: readonly ReadFile[], name: string): NamePlace[] =>
  files.flatMap(({ entry }) => {
    const { file, body } = entry;
    const lines = body.split('\n').filter((line) => wordsOf(name).test(line));
    return [
      ...fieldsWith(entry, name).map(({ field, text }) => ({ file, field, text })),
      ...lines.map((text) => ({ file, field: 'text', text })),
    ];
  });

/** The text of a file with another name in the places of one. */
export function renamedText({ entry, text }: ReadFile, from: string, to: string): string {
  const words = wordsOf(from);
  const changes = fieldsWith(entry, from).map(({ path, text: said }) => ({
    at: [...path],
    value: said.replace(words, () => to),
  }));
  const changed = changedFile(entry.file, text, changes);
  const at = changed.length - entry.body.length;
  return changed.slice(0, at) + entry.body.replace(words, () => to);
}

const fieldsWith = ({ collection, data }: ReadFile['entry'], name: string): Placed[] =>
  collection === 'published' || collection === 'redirects'
    ? []
    : textsIn(data).filter(
        ({ field, text }) =>
          referenceOf(collection, field) === undefined &&
          !/^(?:https?:|\/|\.\/)\S*$/.test(text) &&
          wordsOf(name).test(text),
      );
