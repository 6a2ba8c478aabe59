import * as z from 'zod';
import { dated } from './cited-source.ts';
import { countryCode, languageCode, siteAddress, textOf } from './texts.ts';

const phrase = (least: number) =>
  textOf(least, 60).refine((text) => !/[,;]/.test(text), 'expected one phrase, without a comma');
const phrases = z.array(
  phrase(1).describe(
    'Word or phrase. A word of 5 letters or more also matches longer words; 0 stands for any number',
  ),
);

const firstWords = textOf(1, 1000).describe(
  'Phrases for which it comes first, between commas; {country}, {casino} and {coin} stand for each of them',
);

/** Vocabulary of the search: content/search-words.yaml, one object. */
export const searchWordsSchema = z
  .strictObject({
    sameWords: z
      .array(
        z
          .array(phrase(2).describe('A word or a phrase, in the singular'))
          .min(2)
          .describe('Words of one meaning: a search for any of them finds all'),
      )
      .default([])
      .describe('Synonyms. Names and codes of coins are known from their files'),
    first: z
      .array(
        z.union([
          z.strictObject({
            href: siteAddress.describe('Address of the page, or of a part that the search lists'),
            words: firstWords,
            beside: textOf(2, 1000).optional().describe('Phrases of which a query holds one too'),
          }),
          z.strictObject({
            each: z
              .enum(['review', 'pay-sheet', 'country'])
              .describe(
                'Page of every casino or country, for queries with its name beside the words',
              ),
            words: firstWords,
          }),
        ]),
      )
      .default([])
      .describe('Pages made for what readers want; they come before all other results'),
    help: z
      .array(
        z
          .strictObject({
            language: languageCode.describe('Code of the language, such as de'),
            say: textOf(20, 300).describe('First sentence of the help, in that language'),
            countries: z
              .array(countryCode.describe('Code of a country'))
              .default([])
              .describe(
                'Countries where it is spoken; their services are shown beside those of the reader’s country',
              ),
            life: phrases
              .default([])
              .describe('Search words of a person in acute danger; a crisis line comes first'),
            block: phrases
              .default([])
              .describe(
                'Search words of a person who wants to be blocked; registers and blocking tools come first',
              ),
            words: phrases
              .min(1)
              .describe('Other search words of a person in need; a gambling helpline comes first'),
          })
          .describe('One language'),
      )
      .min(1)
      .refine(
        ([first]) => first?.language === 'en',
        'expected English first: its sentence is always shown',
      )
      .describe('Search words, by language, that lead to helplines and never to a casino'),
    ...dated,
  })
  .describe('Search words of readers that differ from the words of the site');
