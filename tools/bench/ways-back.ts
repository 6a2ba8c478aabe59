import { type Tab, waitUntil } from '../engines/engine.ts';

/** What a page was left with, and is to be found with: where its footer lay, and what it held. */
export type Left = { place: number; state: string };

/** A page that a visitor changes, leaves by a link in its footer, and comes back to. */
export type WayBack = {
  start: string;
  /** With the query that the change may put into the address. */
  left: string;
  target: string;
  change: (tab: Tab) => Promise<void>;
};

/** Opened lists, filters and typed text: in turns, one each run. */
export const WAYS_BACK: readonly [WayBack, ...WayBack[]] = [
  {
    start: '/faq',
    left: '/faq',
    target: '/contact',
    change: (tab) => tab.click('main details:nth-of-type(2) summary'),
  },
  {
    start: '/',
    left: '/',
    target: '/contact',
    change: async (tab) => {
      await tab.click('[data-view-all-more] button');
      await tab.click('#faq details:nth-of-type(2) summary');
    },
  },
  {
    start: '/payments-kyc',
    left: '/payments-kyc?licence=mga',
    target: '/contact',
    change: async (tab) => {
      await tab.click('form input[value="mga"]');
      await waitUntil(() => tab.evaluate(() => location.search !== ''));
    },
  },
  {
    start: '/contact',
    left: '/contact',
    target: '/game-rules',
    change: async (tab) => {
      await tab.type('[name="subject"]', 'A wrong date');
      await tab.type('[name="message"]', 'On the page of bonuses');
    },
  },
];

/** Of the page as it stands now. */
export function readLeft(): Left {
  const seen = [...document.querySelectorAll('main :is(li, article, tr):not(dialog *)')].filter(
    (part) => part.getClientRects().length > 0,
  );
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input, main textarea')];
  const state = {
    opened: [...document.querySelectorAll('main details')].map((part) => part.matches('[open]')),
    seen: seen.length,
    fields: fields.map(({ type, value, checked }) => (type === 'checkbox' ? checked : value)),
  };
  const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
  return { place: Math.round(top), state: JSON.stringify(state) };
}
