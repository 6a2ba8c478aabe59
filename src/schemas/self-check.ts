import * as z from 'zod';
import {
  ANSWER_POINTS,
  HIGHEST_POINTS,
  QUESTION_COUNT,
  SELF_CHECK_BANDS,
} from '#domain/self-check/self-check.ts';
import { citedSource, dated } from './cited-source.ts';
import { siteAddress, slug, textOf } from './texts.ts';

const selfCheckBand = z
  .strictObject({
    minPoints: z.int().min(0).describe('Lowest total of the band'),
    maxPoints: z.int().max(HIGHEST_POINTS).describe('Highest total of the band'),
    name: textOf(3).describe(
      'Name of the band as the authors of the instrument use it, in plain words',
    ),
    text: textOf(60).describe('Meaning of the result, in plain and kind words'),
    whereNext: z
      .array(
        z
          .strictObject({
            label: textOf(5).describe('Link text'),
            href: siteAddress
              .refine(
                (href) => !/^\/(?:$|#|affiliate|bonuses|compare|reviews|payments-kyc)/.test(href),
                'expected a page without links to casinos, such as /responsible-gaming#helplines',
              )
              .describe('A page of this site, with an anchor if useful'),
          })
          .describe('One link'),
      )
      .min(1)
      .describe('Links to help, most useful first'),
  })
  .describe('One range of totals');

export const selfCheckSchema = z
  .strictObject({
    title: textOf(3).describe('Heading of the self-check'),
    intro: textOf(40)
      .refine((text) => !/\b(?:[2-8]|1\d|seven|eight|ten) questions/i.test(text), 'expected nine')
      .describe('Purpose of the self-check, and use of the answers'),
    ...dated,
    period: textOf(5).describe('Period that every question asks about'),
    instrument: citedSource.describe('The published questionnaire that the questions come from'),
    questions: z
      .array(
        z
          .strictObject({
            id: slug.describe('Name of the question in code, in kebab-case'),
            text: textOf(20)
              .endsWith('?', 'expected a question mark at the end')
              .describe('The question as published'),
          })
          .describe('One question'),
      )
      .length(QUESTION_COUNT)
      .describe('The nine questions, in the published order'),
    options: z
      .array(
        z
          .strictObject({
            label: textOf(3).describe('The answer as published'),
            points: z.int().min(0).max(3).describe('Points of the answer'),
          })
          .describe('One answer'),
      )
      .length(ANSWER_POINTS.length)
      .refine(
        (options) => options.every((option, index) => option.points === ANSWER_POINTS[index]),
        {
          error: 'expected options worth 0, 1, 2 and 3 points, in this order',
        },
      )
      .describe('The four answers, the same for every question'),
    bands: z
      .array(selfCheckBand)
      .length(SELF_CHECK_BANDS.length)
      .refine(
        (bands) =>
          bands.every(({ minPoints, maxPoints }, index) => {
            const published = SELF_CHECK_BANDS[index];
            return published?.minPoints === minPoints && published.maxPoints === maxPoints;
          }),
        {
          error: `expected the bands of the published index: ${SELF_CHECK_BANDS.map(({ minPoints, maxPoints }) => `${minPoints} to ${maxPoints}`).join(', ')}`,
        },
      )
      .describe('Bands of the total, lowest first'),
    notADiagnosis: textOf(30).describe('Limits of the result'),
  })
  .describe('The self-check on the responsible gaming page');
