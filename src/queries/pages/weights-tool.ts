import { singlePage } from '#models/pages/page-kind.ts';
import { lastChange } from '../content/last-change.ts';
import { weightsToolPage } from '../ratings/weights-tool.ts';
import { tools } from './tools.ts';

/** The order of the casinos by the reader's own weights, and how robust the published one is. */
export const weightsTool = singlePage({
  address: '/tools/weights',
  below: tools,
  search: 'tool',
  group: 'tools',
  entry: async () => ({
    name: 'Your own weights',
    changedOn: await lastChange('casinos', 'bonuses'),
  }),
  view: weightsToolPage,
  head: () => ({
    title: 'Your own weights: rank the casinos your way',
    description:
      'Weigh the eight criteria of our casino ratings yourself and see the order follow. And how robust our own order is, counted over every weighting in steps of 5%.',
    keywords: [
      'own casino ranking',
      'casino rating weights',
      'rank robustness',
      'casino comparison by criteria',
    ],
  }),
});
