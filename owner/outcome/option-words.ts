import { parseArgs } from 'node:util';
import { didYouMean } from '#check/describe-issue.ts';

/** Reads options of a command one by one, and keeps what is wrong with each of them. */
export type OptionReader<Name extends string> = {
  problems: string[];
  has: (name: Name) => boolean;
  word: (name: Name) => string | null;
  /** Notes that an option is not what was expected. */
  fault: (name: Name, expected: string) => null;
  /** The number of an option; `null` where it is not given, or wrong. */
  number: (name: Name, expected: string, isFine?: (value: number) => boolean) => number | null;
  /** Items between commas, none of which `read` may find wrong; empty where they are not given. */
  list: <Item>(name: Name, expected: string, read: (part: string) => Item | null) => Item[];
};

const DECIMAL = /^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** The number that a word is, written plainly and not below 0; `null` if it is none. */
export function plainNumber(word: string): number | null {
  const value = DECIMAL.test(word) ? Number(word) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** A reader of `--name value` and `--name=value`, where the names are known. */
export function readOptionWords<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): OptionReader<Name> {
  const problems: string[] = [];
  const given = wordsByName(words, names, problems);
  const fault = (name: Name, expected: string) => {
    const word = given.get(name);
    const found = word === undefined || word === '' ? 'nothing' : JSON.stringify(word);
    problems.push(`--${name}: found ${found}, expected ${expected}.`);
    return null;
  };
  return {
    problems,
    fault,
    has: (name) => given.has(name),
    word: (name) => given.get(name) ?? null,
    number: (name, expected, isFine = () => true) => {
      const word = given.get(name);
      if (word === undefined) return null;
      const value = plainNumber(word);
      return value !== null && isFine(value) ? value : fault(name, expected);
    },
    list: (name, expected, read) => {
      const word = given.get(name);
      if (word === undefined) return [];
      const items = word.split(',').map((part) => read(part.trim()));
      const known = items.filter((item) => item !== null);
      return known.length === items.length ? known : (fault(name, expected) ?? []);
    },
  };
}

function wordsByName<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
  problems: string[],
): Map<Name, string> {
  // Each option that was given takes a word, so that an unknown one does not leave its word behind.
  const given = words.flatMap((word) => /^--([^=]+)/.exec(word)?.[1] ?? []);
  const options = Object.fromEntries(given.map((name) => [name, { type: 'string' as const }]));
  // An option before another option, or at the end, has no word of its own.
  const args = words.map((word, at) =>
    /^--[^=]+$/.test(word) && (words[at + 1]?.startsWith('--') ?? true) ? `${word}=` : word,
  );
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const found = new Map<Name, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') {
      const word = words[token.index] ?? '';
      problems.push(`${JSON.stringify(word)}: expected an option such as --bet 5.`);
      continue;
    }
    const name = names.find((known) => known === token.name);
    if (name === undefined) problems.push(unknownOption(token.name, names));
    else if (found.has(name)) problems.push(`--${name}: found twice, expected once.`);
    else found.set(name, token.value ?? '');
  }
  return found;
}

function unknownOption(option: string, names: readonly string[]): string {
  const nearest = didYouMean(option, names);
  return `--${option}: there is no such option. ${
    nearest === undefined ? '--help lists those there are.' : `Did you mean --${nearest}?`
  }`;
}
