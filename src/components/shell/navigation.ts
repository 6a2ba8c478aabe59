import type { LinkItem } from '#domain/site/link-item.ts';
/** Main navigation of every page. */
export const MAIN_NAVIGATION: readonly LinkItem[] = [
  { text: 'Casino Reviews', href: '/#casinos' },
  { text: 'Bonuses', href: '/bonuses' },
  { text: 'Guides', href: '/guides' },
  { text: 'FAQ', href: '/faq' },
];

const NEW: LinkItem = { text: 'New to this?', href: '/start' };

/** Links above the header of every page. */
export const QUICK_NAVIGATION: readonly LinkItem[] = [
  NEW,
  { text: 'Tools', href: '/tools' },
  { text: 'Help', href: '/responsible-gaming' },
];

/** Tools in the phone menu, by name. */
export const MENU_TOOLS: readonly LinkItem[] = [
  { text: 'Weigh a bonus', href: '/tools/bonus' },
  { text: 'Check your bets', href: '/tools/rounds' },
  { text: 'Make a case', href: '/tools/case' },
  { text: 'Check a round', href: '/tools/round' },
  { text: 'Cost of a session', href: '/tools/session' },
  { text: 'Compare casinos', href: '/compare' },
  { text: 'Your own weights', href: '/tools/weights' },
  { text: 'Self-check', href: '/responsible-gaming#self-check' },
];

/** Further pages in the phone menu. */
export const MENU_PAGES: readonly LinkItem[] = [
  NEW,
  { text: 'Every casino, and whom to avoid', href: '/reviews' },
  { text: 'Payments and KYC', href: '/payments-kyc' },
  { text: 'Game odds', href: '/games' },
  { text: 'Countries', href: '/country' },
  { text: 'How we rate', href: '/how-we-rate' },
];

export const HELP: LinkItem = { text: 'Help with gambling', href: '/responsible-gaming' };

export const BEST_CASINOS: LinkItem = { text: 'Best Casinos', href: '/bonuses' };

/** Columns of the footer; the one with the title `null` is titled with the site's name. */
export const FOOTER_NAVIGATION: readonly {
  title: string | null;
  items: readonly LinkItem[];
}[] = [
  {
    title: 'Compare',
    items: [
      { text: 'Bonuses', href: '/bonuses' },
      { text: 'Casino reviews', href: '/reviews' },
      { text: 'Compare casinos', href: '/compare' },
      { text: 'Payments and KYC', href: '/payments-kyc' },
      { text: 'Countries', href: '/country' },
      { text: 'Licenses', href: '/licenses' },
      { text: 'How we rate', href: '/how-we-rate' },
    ],
  },
  {
    title: 'Learn',
    items: [
      NEW,
      { text: 'Guides', href: '/guides' },
      { text: 'Tools', href: '/tools' },
      { text: 'Check your bets', href: '/tools/rounds' },
      { text: 'Make a case', href: '/tools/case' },
      { text: 'Crypto wallets', href: '/crypto-wallets' },
      { text: 'Game rules', href: '/game-rules' },
      { text: 'Game odds', href: '/games' },
      { text: 'Responsible gaming', href: '/responsible-gaming' },
      { text: 'Blog', href: '/blog' },
    ],
  },
  {
    title: null,
    items: [
      { text: 'Contact', href: '/contact' },
      { text: 'About us', href: '/about' },
      { text: 'How we are paid', href: '/affiliate-disclosure' },
      { text: 'Privacy policy', href: '/privacy-policy' },
      { text: 'Terms of service', href: '/terms-of-service' },
      { text: 'Cookie policy', href: '/cookie-policy' },
      { text: 'Accessibility', href: '/accessibility' },
    ],
  },
];

/** True if the link leads to the current page or to a page above it. */
export function isCurrent(href: string, path: string): boolean {
  return !href.includes('#') && (path === href || path.startsWith(`${href}/`));
}
