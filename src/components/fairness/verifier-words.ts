import type { CheckedPasted, FieldRemark } from '#domain/fairness/check-pasted.ts';
import type { CheckedRound } from '#domain/fairness/check-round.ts';
import type { Verdict } from '#domain/fairness/commitment.ts';
import type { FieldWords } from '#domain/fairness/scheme.ts';

/** Error texts for the reasons that schemes share, each with the expected value. */
const REASON_WORDS: Readonly<Record<string, string>> = {
  'seed-missing': 'Enter the value that was revealed after the round.',
  'public-seed-missing': 'Enter the seed that was mixed in.',
  'seed-too-long': 'This is longer than any seed: 1,024 characters at most.',
  'seed-has-line-break': 'A seed is one line. Take the line break out.',
  'seed-not-revealed':
    'This is the hash itself, so nothing has been revealed yet. Change the pair of seeds at the casino first.',
  'nonce-missing': 'Enter the number of the bet.',
  'nonce-not-whole': 'A nonce is a whole number from 0, written in digits only.',
  'nonce-too-large': 'This number is too large for a nonce.',
  'hash-missing': 'Enter the hash that was shown before the round.',
  'hash-not-64-hex-digits':
    'A hash has exactly 64 characters, from 0 to 9 and a to f, or 128 if it is a SHA-512. Look for one too many or too few.',
  'seed-not-hex': 'By this rule a seed is made of pairs of the characters 0 to 9 and a to f.',
  'game-hash-not-64-hex-digits':
    'The hash of a game has exactly 64 characters, from 0 to 9 and a to f.',
  'claim-not-a-number':
    'Enter a number, such as 28.07, 28,07 or 1.98×. Three decimals could be thousands.',
  'claim-not-whole': 'Enter a whole number.',
  'claim-not-a-list': 'Enter the numbers with commas between them.',
  'claim-repeats': 'No number is drawn twice. Take the second one out.',
};

export function sentenceOf(
  { label, sentences }: Pick<FieldWords, 'label' | 'sentences'>,
  reason: string | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  const sentence = sentences?.[reason] ?? REASON_WORDS[reason];
  if (sentence === undefined) {
    throw new Error(`Expected words for the reason ${reason} at "${label}", found none`);
  }
  return sentence;
}

export const VERDICT_LOOKS = {
  matches: { tone: 'good', icon: 'check' },
  'does-not-match': { tone: 'warn', icon: 'cross' },
  'nothing-to-compare': { tone: 'plain', icon: 'info' },
} as const satisfies Record<Verdict, object>;

type Said = { title: string; text: string };

export function hashWords({ verdict, tried }: CheckedRound['commitment']): Said {
  const words: Record<Verdict, Said> = {
    matches: {
      title: 'Hash matches',
      text: `What was revealed has the hash that was shown before. It is the ${tried.at(-1)}.`,
    },
    'does-not-match': {
      title: 'Hash doesn’t match',
      text: `No published form of what was revealed gives this hash. Tried: ${tried.join('; ')}. Usual causes: the hash of another pair of seeds, as sites show the next one as well; a slip in copying. If it is neither, ask the casino.`,
    },
    'nothing-to-compare': {
      title: 'Hash not compared',
      text: 'Without a hash from before the round, nothing shows that the seed was fixed in advance.',
    },
  };
  return words[verdict];
}

/** Further attempts made for a reader's own round. */
export type Tried = Partial<Omit<CheckedPasted, keyof CheckedRound>>;

export function resultWords(
  { verdict, form, caution, tried }: NonNullable<CheckedRound['result']>,
  besides: Tried,
  nameOf: (scheme: string) => string,
): Said {
  if (verdict === 'matches') {
    const sentences = ['The seeds give the result that the casino showed.'];
    if (form !== undefined) sentences.push(`Form that fits: ${form}.`);
    if (caution !== undefined) sentences.push(caution);
    return { title: 'Result matches', text: sentences.join(' ') };
  }
  if (verdict === 'does-not-match') {
    const sentences = ['By this rule the seeds give another result.'];
    if (tried !== undefined) sentences.push(`Tried: ${tried.join('; ')}.`);
    const text = [...sentences, ...causes(besides, nameOf)].join(' ');
    return { title: 'Doesn’t follow this rule', text };
  }
  const text = 'You gave no result. Compare the one worked out with what the casino showed.';
  return { title: 'Result not compared', text };
}

/** Possible causes of a mismatch, the likeliest first. */
function causes(
  { follows = [], otherRules = [], nonceThatFits }: Tried,
  nameOf: (scheme: string) => string,
): string[] {
  const namesOf = (rules: readonly string[]) => rules.map(nameOf).join('; ');
  if (follows.length > 0) {
    return [
      `It follows another rule of this game: ${namesOf(follows)}. Choose that one to see its steps.`,
    ];
  }
  const sentences: string[] = [];
  if (otherRules.length > 0) sentences.push(`Nor does it follow: ${namesOf(otherRules)}.`);
  if (typeof nonceThatFits === 'number') {
    sentences.push(`The nonce ${nonceThatFits} gives it: some sites count from 0, others from 1.`);
  }
  return [
    ...sentences,
    'Usual causes: the nonce of another bet; the seeds of another pair; another rule, as casinos draw the same game in different ways.',
  ];
}

export function remarkSentence(label: string, remark: FieldRemark): string {
  const after = 'after' in remark ? remark.after : 0;
  const detail = 'detail' in remark ? remark.detail : '';
  const again = 'Copy it again without it.';
  const words: Record<FieldRemark['found'], string> = {
    label: `: we took off the label “${detail}”.`,
    quotes: ': we took off the quotes around it.',
    'unseen-at-end': `: we took off a character that can’t be seen (${detail}).`,
    'unseen-inside': ` holds a character that can’t be seen (${detail}), after the first ${after}. ${again}`,
    'space-inside': ` holds a space after the first ${after} characters. ${again}`,
    'read-in-small-letters': ' fits in small letters, not in capitals.',
    'read-as-pasted': ' fits with all that you pasted.',
  };
  return `“${label}”${words[remark.found]}`;
}
