import type { Letter, LetterPart } from './letter-types.ts';

/** Letter as plain text; a blank is dotted and named. */
export function letterText({ to, subject, paragraphs }: Letter): string {
  const text = (parts: readonly LetterPart[]) =>
    parts.map((part) => ('text' in part ? part.text : `…… (${part.blank})`)).join('');
  return [`To: ${text(to)}`, `Subject: ${text(subject)}`, ...paragraphs.map(text)].join('\n\n');
}
