import { parseArgs } from 'node:util';
import { didYouMean } from '#check/describe-issue.ts';

/** What was typed after each option, and a sentence for each word that is no option. */
type Typed = { given: Readonly<Record<string, string>>; problems: string[] };

/** Reads `--name value` and `--name=value`. An option without a word of its own has an empty one. */
export function readOptions(words: readonly string[], names: readonly string[]): Typed {
  // Each option that was given takes a word, so that an unknown one does not leave its word behind.
  const typed = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const options = Object.fromEntries(typed.map((name) => [name, { type: 'string' as const }]));
  const args = words.map((word, at) =>
    /^--[^=]+$/.test(word) && (words[at + 1]?.startsWith('--') ?? true) ? `${word}=` : word,
  );
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const given: Record<string, string> = {};
  const problems: string[] = [];
  for (const token of tokens) {
    if (token.kind !== 'option') {
      const word = JSON.stringify(words[token.index] ?? '');
      problems.push(`${word}: expected an option such as --bet 5.`);
    } else if (!names.includes(token.name)) problems.push(unknownOption(token.name, names));
    else if (token.name in given) problems.push(`--${token.name}: found twice, expected once.`);
    else given[token.name] = token.value ?? '';
  }
  return { given, problems };
}

function unknownOption(option: string, names: readonly string[]): string {
  const nearest = didYouMean(option, names);
  return `--${option}: there is no such option. ${
    nearest === undefined ? '--help lists those there are.' : `Did you mean --${nearest}?`
  }`;
}
