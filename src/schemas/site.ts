import * as z from 'zod';
import { citedSource, dated } from './cited-source.ts';
import { signed } from './entry-fields.ts';
import { httpsUrl } from './https-url.ts';
import { isTimeZone } from '#domain/dates/days.ts';
import { publicationDate } from './iso-date.ts';
import { monthText } from './month-text.ts';
import { anyAddress, siteAddress, slug, textOf } from './texts.ts';
import { lookSchema } from './site-look.ts';

/** Icons of feature tiles, drawn in components/home/FeatureTiles. */
const TILE_ICONS = ['terms', 'clock', 'identity', 'scales'] as const;

/** Most bets in the example of the home page, which a phone computes within a second. */
const MOST_BETS = 15_000;

const menuItem = (longest: number, href: typeof siteAddress | typeof anyAddress = siteAddress) =>
  z.strictObject({ text: textOf(2, longest), href });

export const siteSchema = z.strictObject({
  ...signed,
  ...dated,
  brand: textOf(1, 30)
    .regex(/^(?:|[^<>]*[\p{L}\p{N}][^<>]*)$/u, {
      error: 'expected a name without < and >, with a letter or a digit in it',
    })
    .describe('Name of the site'),
  look: lookSchema
    .prefault({})
    .describe('Wordmark, icon, colours and type; left out, the look of the samples'),
  tagline: textOf(1, 80).describe('The headline of the home page'),
  baseUrl: httpsUrl
    .regex(
      /^https:\/\/[^/?#]*$/,
      'expected an address without a path and without a slash at the end: https://www.example.org',
    )
    .describe('Address the site is served from, without a trailing slash'),
  description: textOf(50, 160).describe('Description of the home page for searches'),
  keywords: z.array(textOf(1)).min(3),
  lead: textOf(40).describe('First paragraph of the home page'),
  tiles: z
    .array(
      z.strictObject({
        icon: z.enum(TILE_ICONS),
        title: textOf(1),
        text: textOf(20),
        href: siteAddress.describe('Page that the tile links to'),
      }),
    )
    .length(4),
  heroExample: z
    .strictObject({
      bonusUsd: z.int().min(20).max(1000),
      wageringMultiple: z.int().min(5).max(100),
      rtpPercent: z.number().min(80).lt(100).multipleOf(0.01),
    })
    .refine(({ bonusUsd, wageringMultiple }) => bonusUsd * wageringMultiple <= MOST_BETS, {
      path: ['wageringMultiple'],
      error: `expected at most ${MOST_BETS} bets of a dollar, bonusUsd times wageringMultiple`,
    })
    .describe('Offer in the example of the home page'),
  stats: z
    .array(
      z.strictObject({
        value: textOf(1, 12).regex(
          /^(?![-−]).*[\p{L}\p{N}].*(?<![.,;:]|\+\+)$/u,
          'expected a figure, such as 23 or 12K+',
        ),
        label: textOf(1, 40),
        source: citedSource.nullable().default(null).describe('Source of the figure; null if none'),
      }),
    )
    .refine((stats) => [0, 3].includes(stats.length), {
      error: 'expected three figures, or none',
    })
    .default([])
    .describe('Three figures for the band of the home page; an empty list leaves the band out'),
  upcoming: z
    .strictObject({
      name: textOf(1),
      headline: textOf(1),
      text: textOf(20),
      waitlistUrl: httpsUrl,
      dialogTitle: textOf(1),
      perks: z.array(z.strictObject({ title: textOf(1), text: textOf(10) })).length(6),
    })
    .nullable()
    .default(null)
    .describe('The platform that is announced on the home page; null announces none'),
  featured: z
    .strictObject({
      casino: slug.describe('Must be the casino with isFeatured: true'),
      stakeUsd: z.int().positive().max(100_000).describe('Total stake in the example of the popup'),
      rounds: z.int().positive().max(100_000).describe('Number of rounds with that stake'),
    })
    .refine(({ stakeUsd, rounds }) => stakeUsd * 100 >= rounds, {
      path: ['rounds'],
      error: 'expected fewer rounds: each must be at least one cent',
    })
    .nullable()
    .default(null)
    .describe('The paid placement in the popup of the home page; null shows none'),
  operator: z
    .strictObject({
      name: textOf(2, 100).describe('The company or person that runs the site, by its legal name'),
      address: textOf(10).describe('Postal address, in one line'),
      registration: textOf(3)
        .nullable()
        .default(null)
        .describe('Register and number, or a tax number, where the law asks for it; null: none'),
    })
    .nullable()
    .default(null)
    .describe('Operator of the site, named before a launch. null: not named yet'),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'expected the name of a time zone, such as Europe/Berlin' })
    .default('UTC')
    .describe('Time zone of the site’s dates, such as Europe/Berlin; UTC if left out'),
  contact: z.strictObject({
    supportEmail: z.email(),
    partnershipEmail: z.email(),
    answers: textOf(4, 36)
      .refine((text) => !/^we\b/i.test(text), 'expected words that follow “We answer”')
      .nullable()
      .default(null)
      .describe(
        'Answer time, in words that follow “We answer”: within 24 hours on business days. null: no promise',
      ),
    endpoint: httpsUrl
      .nullable()
      .default(null)
      .describe('Address that the form is sent to; null opens the mail program'),
  }),
  analytics: z
    .strictObject({
      script: z
        .string()
        .regex(
          /^(?:\/[\w-][\w.-]*)+\.js$/,
          'expected an address on this site such as /stats/script.js',
        )
        .describe('Script of a visit counter that you host on this site'),
    })
    .nullable()
    .default(null)
    .describe('Visit counter, loaded only after “Accept All”. null: no counting'),
  footerHelp: z
    .array(slug)
    .min(1)
    .describe('Helplines named in the footer, as file names under content/helplines'),
  legalUpdated: monthText.describe(
    'Month printed on privacy policy, terms of service and cookie policy, such as November 2026',
  ),
  menu: z
    .strictObject({
      header: z
        .array(menuItem(14))
        .max(2)
        .prefault([])
        .describe('Links beside the main navigation'),
      footer: z
        .array(menuItem(40, anyAddress))
        .max(8)
        .prefault([])
        .describe('Links below every page, such as an imprint, or a newsletter on another site'),
    })
    .prefault({})
    .describe('Links of your own in header and footer'),
  linksBeforeChoice: z
    .strictObject({
      casinoLinks: z
        .enum(['show', 'none'])
        .default('show')
        .describe(
          'Readers who have chosen no country. show: links by your rule for the United States. none: no link until they choose.',
        ),
      signedOffOn: publicationDate
        .nullable()
        .default(null)
        .describe('Day on which a lawyer accepted this. null: not accepted yet.'),
    })
    .prefault({})
    .describe('Casino links before a reader has chosen a country'),
  launchedOn: publicationDate
    .nullable()
    .default(null)
    .describe(
      'Day of the launch, set by npm run launch: from it on searches may list the site. null until then',
    ),
});

export type Site = z.infer<typeof siteSchema>;
