import type { PageKind } from '#models/pages/page-kind.ts';
import { about, people } from './about.ts';
import { affiliateDisclosure } from './affiliate-disclosure.ts';
import { blog, blogPosts } from './blog.ts';
import { bonusTool } from './bonus-tool.ts';
import { bonusCategories, bonuses } from './bonuses.ts';
import { caseMethod } from './case-method.ts';
import { caseTool } from './case-tool.ts';
import { casinoList } from './casino-list.ts';
import { changedOddsPage } from './changed-odds.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { countries, countryList } from './countries.ts';
import { faq } from './faq.ts';
import { gameRules } from './game-rules.ts';
import { gameGuides, games } from './games.ts';
import { articles, guides } from './guides.ts';
import { howWeRate } from './how-we-rate.ts';
import { licences } from './licences.ts';
import { outcomeMethod } from './outcome-method.ts';
import { paySheetPages } from './pay-sheets.ts';
import { paymentCategories, payments } from './payments.ts';
import { payoutTests } from './payout-tests.ts';
import { ratingChanges } from './rating-changes.ts';
import { responsibleGaming } from './responsible-gaming.ts';
import { reviews } from './reviews.ts';
import { rewardsTool } from './rewards-tool.ts';
import { roundTool } from './round-tool.ts';
import { roundsHistory } from './rounds-history.ts';
import { roundsMethod } from './rounds-method.ts';
import { roundsTool } from './rounds-tool.ts';
import { sessionTool } from './session-tool.ts';
import { start } from './start.ts';
import { textPages } from './text-pages.ts';
import { tools } from './tools.ts';
import { weightsTool } from './weights-tool.ts';

/** Kinds of page in the index of all pages, in its order. */
export const LISTED_PAGES: readonly PageKind[] = [
  casinoList,
  reviews,
  paySheetPages,
  payoutTests,
  bonuses,
  bonusCategories,
  payments,
  paymentCategories,
  compare,
  guides,
  articles,
  games,
  gameGuides,
  gameRules,
  bonusTool,
  rewardsTool,
  sessionTool,
  outcomeMethod,
  roundTool,
  roundsTool,
  roundsHistory,
  roundsMethod,
  changedOddsPage,
  caseTool,
  caseMethod,
  countryList,
  countries,
  licences,
  tools,
  start,
  responsibleGaming,
  howWeRate,
  ratingChanges,
  weightsTool,
  about,
  people,
  affiliateDisclosure,
  faq,
  contact,
  blog,
  blogPosts,
  cookiePolicy,
  textPages,
];
