/**
 * Pages that are mostly text, imported from one module so that Astro gives them one style sheet:
 * the policy lists each sheet by its hash, and hosts read no line of more than 2,000 characters.
 */
export { AboutPage } from './AboutPage/AboutPage.tsx';
export { AffiliateDisclosurePage } from './AffiliateDisclosurePage/AffiliateDisclosurePage.tsx';
export { BlogPage } from './BlogPage/BlogPage.tsx';
export { BlogPostPage } from './BlogPostPage/BlogPostPage.tsx';
export { CaseMethodPage } from './CaseMethodPage/CaseMethodPage.tsx';
export { ChangedOddsPage } from './ChangedOddsPage/ChangedOddsPage.tsx';
export { CookiePolicyPage } from './CookiePolicyPage/CookiePolicyPage.tsx';
export { CountryListPage } from './CountryListPage/CountryListPage.tsx';
export { FaqPage } from './FaqPage/FaqPage.tsx';
export { GameListPage } from './GameListPage/GameListPage.tsx';
export { GameRulesPage } from './GameRulesPage/GameRulesPage.tsx';
export { LicencesPage } from './LicencesPage/LicencesPage.tsx';
export { NotFoundPage } from './NotFoundPage/NotFoundPage.tsx';
export { OutcomeMethodPage } from './OutcomeMethodPage/OutcomeMethodPage.tsx';
export { PaidLinksPage } from './PaidLinksPage/PaidLinksPage.tsx';
export { PayoutTestPage } from './PayoutTestPage/PayoutTestPage.tsx';
export { PersonPage } from './PersonPage/PersonPage.tsx';
export { ProsePage } from './ProsePage/ProsePage.tsx';
export { RoundsHistoryPage } from './RoundsHistoryPage/RoundsHistoryPage.tsx';
export { RoundsMethodPage } from './RoundsMethodPage/RoundsMethodPage.tsx';
export { SearchPage } from './SearchPage/SearchPage.tsx';
export { ToolsPage } from './ToolsPage/ToolsPage.tsx';
