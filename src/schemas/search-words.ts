import * as z from 'zod';
import { textOf } from './text-of.ts';

/** What the search knows of the words of readers: content/search-words.yaml, one object. */
export const searchWordsSchema = z
  .strictObject({
    sameWords: z
      .array(
        z
          .array(textOf(2, 60).describe('A word or a phrase, in the singular'))
          .min(2)
          .describe('Words that mean the same: a search for any of them finds them all'),
      )
      .describe('Names and codes of coins need no line: they are known from their files'),
  })
  .describe('Words by which readers look for something that the site calls otherwise');
