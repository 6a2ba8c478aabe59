import * as z from 'zod';
import { boundSource, dated } from './cited-source.ts';
import { publicationDate } from './iso-date.ts';
import { publication, signed } from './entry-fields.ts';
import { textOf } from './texts.ts';

/** Front matter of a post: content/blog/<slug>.md. The blog may be empty. */
export const blogPostSchema = z.strictObject({
  title: textOf(5, 80).describe('The heading of the post'),
  excerpt: textOf(50, 160).describe('Summary in one sentence, for the list and search results'),
  publishedOn: publicationDate.describe('Day of publication'),
  ...dated,
  ...publication,
  ...signed,
  sources: z.array(boundSource).default([]).describe('Sources of the post, where it rests on any'),
});
