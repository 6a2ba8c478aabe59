import { articleCard, type ArticleFacts } from './article-card.ts';

/** All that a page of the list of guides is made from. */
export type GuidesFacts = {
  title: string;
  lead: string;
  emptyArtHref: string;
  guides: readonly ArticleFacts[];
  strategies: readonly ArticleFacts[];
  bonusCount: number;
  closingArtHref: string;
};

/** The list of guides: heads of both grids, their cards, and the closing call. */
export const guidesView = ({ guides, strategies, ...page }: GuidesFacts) => ({
  ...page,
  guides: guides.map(articleCard),
  strategies: strategies.map(articleCard),
});
