/** The parts of the index of all pages, in their order. */
export const PAGE_GROUPS = {
  casinos: 'Casino reviews',
  bonuses: 'Bonuses',
  payments: 'Payments and KYC',
  tools: 'Tools',
  guides: 'Guides',
  strategies: 'Strategies',
  games: 'Games',
  countries: 'Countries',
  site: 'Help and this site',
} as const;

export type PageGroup = keyof typeof PAGE_GROUPS;
