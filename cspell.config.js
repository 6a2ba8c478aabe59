import { globSync, readFileSync } from 'node:fs';

/** Names that the content itself gives, each right as its own file writes it. */
const names = globSync('content/{{casinos,coins,licences,people}/*,site}.yaml').flatMap((file) => [
  file,
  ...(readFileSync(file, 'utf8').match(/^ *(?:name|brand): .*/gm) ?? []),
]);

export default {
  version: '0.2',
  loadDefaultConfiguration: false,
  language: 'en,en-GB',
  import: ['@cspell/dict-en_us/cspell-ext.json', '@cspell/dict-en-gb-mit/cspell-ext.json'],
  files: ['content/**/*.{yaml,md}'],
  // Addresses and slips of readers.
  ignorePaths: ['content/{links,redirects,search-words}.yaml'],
  dictionaryDefinitions: [{ name: 'site', path: 'content/words.txt' }],
  dictionaries: ['site'],
  words: names.flatMap((name) => name.match(/\p{L}+/gu) ?? []),
  ignoreRegExpList: [
    'Urls',
    'Email',
    // Names of fields, which the schema knows.
    '/^[ \\t-]*\\w+:(?=\\s)/gm',
    // Words of others, and help in the language of a country.
    '/^[ \\t-]*quote: .*/gm',
    '/^localHelp:\\r?\\n(?:[ -].*\\r?\\n?)+/gm',
    // Addresses in links of Markdown, and hosts.
    '/\\]\\([^)]*\\)/g',
    '/\\b[\\w-]+(?:\\.[a-z\\d-]+)+/gi',
    'CSSHexValue',
    // Short names in capitals, and words with digits or a letter that English has not.
    '/\\b[A-Z]{2,6}s?\\b/g',
    '/[\\p{L}\\p{M}]*(?:(?![a-z])[\\p{L}\\p{M}])[\\p{L}\\p{M}]*/giu',
    '/\\b\\d\\w*/g',
  ],
};
