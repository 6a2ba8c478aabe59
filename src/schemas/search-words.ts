import * as z from 'zod';
import { dated } from './cited-source.ts';
import { countryCode, languageCode, textOf } from './texts.ts';

const phrase = (least: number) =>
  textOf(least, 60).refine((text) => !/[,;]/.test(text), 'expected one phrase, without a comma');
const phrases = z.array(
  phrase(1).describe('A word or a phrase; a word of 5 letters may go on, and 0 is any figure'),
);

/** What the search knows of the words of readers: content/search-words.yaml, one object. */
export const searchWordsSchema = z
  .strictObject({
    sameWords: z
      .array(
        z
          .array(phrase(2).describe('A word or a phrase, in the singular'))
          .min(2)
          .describe('Words that mean the same: a search for any of them finds them all'),
      )
      .describe('Names and codes of coins need no line: they are known from their files'),
    help: z
      .array(
        z
          .strictObject({
            language: languageCode.describe('Code of the language, such as de'),
            say: textOf(20, 300).describe('What is said first, in that language'),
            countries: z
              .array(countryCode.describe('Code of a country'))
              .describe('Where it is spoken: their services show beside those of the reader'),
            life: phrases
              .default([])
              .describe('What somebody whose life or mind is in danger types: a crisis line first'),
            block: phrases
              .default([])
              .describe(
                'What somebody types who wants to be shut out: registers and programs first',
              ),
            words: phrases
              .min(1)
              .describe('All else that somebody in danger types: a gambling helpline first'),
          })
          .describe('One language'),
      )
      .min(1)
      .refine(([first]) => first?.language === 'en', 'expected English first: it is always said')
      .describe('Who searches for any of these words is shown helplines, and no casino'),
    ...dated,
  })
  .describe('Words by which readers look for something that the site calls otherwise');
