import { defineCollection } from 'astro:content';
import { COLLECTION_NAMES, type CollectionName, COLLECTIONS } from '#schemas/collections.ts';
import { logoPrintSchema } from '#schemas/logo-print.ts';
import { z } from 'astro/zod';
import { contentFiles } from '../integrations/content-loader.ts';
import { offersToDate } from '../check/read/published-entries.ts';
import { casinoLogos, textPictures } from '../integrations/picture-loader.ts';

/** The type that Astro reads entries by, and Object.fromEntries does not keep. */
type OfFiles = {
  [Name in CollectionName]: {
    loader: ReturnType<typeof contentFiles>;
    schema: (typeof COLLECTIONS)[Name]['schema'];
  };
};

const ofFiles = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [
    name,
    defineCollection({ loader: contentFiles(name), schema: COLLECTIONS[name].schema }),
  ]),
) as unknown as OfFiles;

export const collections = {
  ...ofFiles,
  // Also the offers that have ended, which reviews name and nothing else shows.
  offersToDate: defineCollection({
    loader: contentFiles('bonuses', offersToDate),
    schema: COLLECTIONS.bonuses.schema,
  }),
  // Derived: what lies beside the casinos that name it.
  logos: defineCollection({ loader: casinoLogos(), schema: logoPrintSchema }),
  // Derived: what lies beside the articles and posts that name it.
  pictures: defineCollection({
    loader: textPictures(),
    schema: ({ image }) =>
      z.object({
        image: image().nullable(),
        svg: z.string().nullable(),
        width: z.number(),
        height: z.number(),
      }),
  }),
};
