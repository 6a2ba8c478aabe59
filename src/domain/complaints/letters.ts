import type { Letter, LetterInput } from './letter-types.ts';

/** Letter of a case, filled from what was typed. States facts; threatens nobody and judges nothing. */
export function writeLetter(input: LetterInput): Letter {
  return { kind: input.kind, to: [], subject: [], paragraphs: [], blanks: [] };
}

/** Letter as plain text; a blank is dotted and named. */
export function letterText(letter: Letter): string {
  return [letter.subject, ...letter.paragraphs]
    .map((parts) =>
      parts.map((part) => ('text' in part ? part.text : `…… (${part.blank})`)).join(''),
    )
    .join('\n\n');
}
