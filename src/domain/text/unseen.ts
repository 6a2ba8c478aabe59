/**
 * Invisible characters: control characters but tab and line breaks, format characters, fillers, marks of byte
 * order and direction, separators of lines and paragraphs, and noncharacters. Also U+FFFD and lone surrogates,
 * which replace a lost letter. Allowed are the variation selectors and joiners of emoji, and the joiners of
 * Arabic, Persian and the scripts of India. The one list of the project, for content and for pasted text.
 */
export const UNSEEN =
  /(?![\t\n\r]|\ufe0e|\ufe0f|(?<=\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)\u200d\p{Extended_Pictographic}|(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=\p{L}))[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\p{Cs}\u2028\u2029\u2800\ufff9-\ufffd\u{e0000}-\u{e007f}]/u;

/** First invisible character of a text, as "U+200B", and the number of characters before it. */
export function firstUnseen(text: string): { code: string; after: number } | null {
  const found = UNSEEN.exec(text);
  if (found === null) return null;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return { code: `U+${code}`, after: [...text.slice(0, found.index)].length };
}
