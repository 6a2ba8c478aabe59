import * as z from 'zod';
import { boundSource } from './cited-source.ts';
import { isoDate, publicationDate } from './iso-date.ts';
import { publication, signed } from './entry-fields.ts';
import { textOf } from './texts.ts';

/** Front matter of a post: content/blog/<slug>.md. There need not be any. */
export const blogPostSchema = z
  .strictObject({
    title: textOf(5, 80).describe('The heading of the post'),
    excerpt: textOf(50, 160).describe(
      'What it says, in one sentence: shown in the list and in search results',
    ),
    publishedOn: publicationDate.describe('Day on which it went up'),
    updatedOn: isoDate.describe('Day of the last change to the text'),
    ...publication,
    ...signed,
    sources: z.array(boundSource).describe('What the post rests on; empty where it rests on none'),
  })
  .refine(({ publishedOn, updatedOn }) => updatedOn >= publishedOn, {
    error: 'expected a day that is not before publishedOn',
    path: ['updatedOn'],
  });
