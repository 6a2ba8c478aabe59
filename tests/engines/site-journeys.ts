import { expect } from 'vitest';
import type { Journey, Visitor } from './visitor.ts';

const BANNER = '[data-cookie-banner]';
const POPUP = '[data-featured-popup] dialog, dialog[data-featured-popup]';
/** Ways to close the popup; some browsers need a script for light dismiss. */
const POPUP_ENDS: readonly ((visitor: Visitor) => Promise<void>)[] = [
  (visitor) => visitor.press('Escape'),
  (visitor) => visitor.clickAbove('header a'),
];
const OVERLAY = '[data-route-overlay]';
const CARDS = '#casinos article';
const ROWS = 'main table tbody tr';

const consent = (visitor: Visitor) => visitor.read(() => localStorage.getItem('cookieConsent'));
const place = (visitor: Visitor) => visitor.read(() => scrollY);
const countSeen = (visitor: Visitor, selector: string) =>
  visitor.read(
    (of) => [...document.querySelectorAll(of)].filter((one) => one.checkVisibility()).length,
    selector,
  );
const countOf = (visitor: Visitor, selector: string) =>
  expect.poll(() => countSeen(visitor, selector), { timeout: 60_000 });
const isWithin = (selector: string) =>
  document.activeElement?.closest(selector) !== null || document.activeElement === document.body;

async function followFooter(visitor: Visitor): Promise<void> {
  await visitor.click('footer a[href="/cookie-policy"]');
  await visitor.sees('h1', 'Cookie policy');
  await visitor.seesNo(OVERLAY);
}

/** Journeys through the parts of every page, and the lists. */
export const SITE_JOURNEYS: readonly Journey[] = [
  {
    name: 'a link is followed under the cover, which a first load has not; Back leads to the place that was left, Forward to the page again',
    run: async (visitor) => {
      await visitor.settled('/faq');
      expect(await countSeen(visitor, OVERLAY)).toBe(0);
      await visitor.sees('h1');
      await visitor.read(() => {
        const overlay = document.querySelector('[data-route-overlay]');
        const note = () => document.documentElement.setAttribute('data-was-covered', '');
        new MutationObserver(() => !overlay?.hasAttribute('hidden') && note()).observe(document, {
          subtree: true,
          attributeFilter: ['hidden'],
        });
      });
      await followFooter(visitor);
      expect(await visitor.read(() => document.title)).toContain('Cookie policy');
      expect(await place(visitor)).toBe(0);
      await visitor.goBack();
      await visitor.until('the page that was left', () => location.pathname === '/faq');
      await visitor.until('the place that was left', () => scrollY > 300);
      await visitor.goForward();
      await visitor.until('the page again', () => location.pathname === '/cookie-policy');
      await visitor.sees('h1', 'Cookie policy');
    },
  },
  {
    name: 'quick changes of route leave no error behind',
    run: async (visitor) => {
      await visitor.settled('/faq');
      for (const href of ['/guides', '/bonuses', '/faq']) {
        await visitor.read((to) => {
          document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click();
        }, href);
        await visitor.pause(150);
      }
      await visitor.until('the last page', () => location.pathname === '/faq');
      await visitor.seesNo(OVERLAY);
      await visitor.sees('h1');
    },
  },
  {
    name: 'a link within the page leads there at once, and “View All Casinos” shows them all',
    run: async (visitor) => {
      await visitor.settled('/');
      await visitor.click('main a[href="#casinos"]');
      await visitor.until('the list of casinos', () => {
        const top = document.querySelector('#casinos')?.getBoundingClientRect().top ?? Infinity;
        return Math.abs(top) < 200;
      });
      const first = await countSeen(visitor, CARDS);
      await visitor.click('#casinos button', 'View All');
      await countOf(visitor, CARDS).toBeGreaterThan(first);
    },
  },
  {
    name: 'an offer that an address names is in sight',
    run: async (visitor) => {
      await visitor.settled('/bonuses');
      const id = await visitor.read(() => document.querySelectorAll('main article[id]')[3]?.id);
      await visitor.settled(`/bonuses#${id}`);
      await visitor.until(
        'the offer in sight',
        (named) => {
          const box = document.querySelector(`[id="${named}"]`)?.getBoundingClientRect();
          return box !== undefined && box.height > 0 && box.top > -50 && box.top < innerHeight;
        },
        String(id),
      );
    },
  },
  {
    name: 'the review of a card opens in a dialog, Escape or the cross closes it and the focus returns; so does the waitlist',
    run: async (visitor) => {
      await visitor.settled('/');
      await visitor.click(`${CARDS} a[aria-label^="Read review of"], ${CARDS} a`, 'Read review');
      await visitor.sees('dialog[open]', 'Full review');
      expect(await visitor.read(isWithin, 'dialog')).toBe(true);
      await visitor.press('Tab');
      expect(await visitor.read(isWithin, 'dialog')).toBe(true);
      await visitor.press('Escape');
      await visitor.seesNo('dialog[open]');
      await visitor.until('the focus on the card', () =>
        Boolean(document.activeElement?.closest('#casinos')),
      );
      await visitor.click(`${CARDS} a`, 'Read review');
      await visitor.sees('dialog[open]');
      await visitor.click('dialog[open] button', 'Close');
      await visitor.seesNo('dialog[open]');
      await visitor.click('main button', 'Why join?');
      await visitor.sees('dialog[open] li');
      await visitor.press('Escape');
      await visitor.seesNo('dialog[open]');
    },
  },
  {
    name: 'a guide opens in a dialog with an address of its own, and Back closes it',
    run: async (visitor) => {
      await visitor.settled('/guides');
      await visitor.click('#guides article h3 a');
      await visitor.sees('dialog[open] h1');
      await visitor.until('its address', () => location.pathname.startsWith('/guides/'));
      await visitor.goBack();
      await visitor.seesNo('dialog[open]');
      await visitor.until('the address of the list', () => location.pathname === '/guides');
    },
  },
  {
    name: 'the menu of a phone opens, Escape closes it, the page scrolls again, and a link leads on',
    width: 390,
    run: async (visitor) => {
      await visitor.settled('/faq');
      await visitor.click('header button', 'Open menu');
      await visitor.sees('dialog#menu a[href="/bonuses"]');
      expect(await visitor.read(isWithin, 'dialog')).toBe(true);
      await visitor.press('Escape');
      await visitor.seesNo('dialog#menu[open]');
      expect(
        await visitor.read(() => getComputedStyle(document.documentElement).overflowY),
      ).not.toBe('hidden');
      await visitor.click('header button', 'Open menu');
      await visitor.click('dialog#menu a[href="/bonuses"]');
      await visitor.until('the bonuses', () => location.pathname === '/bonuses');
      await visitor.seesNo(OVERLAY);
      await visitor.seesNo('dialog#menu[open]');
    },
  },
  {
    name: 'nothing is wider than a phone',
    width: 390,
    run: async (visitor) => {
      await visitor.settled('/faq');
      for (const address of ['/', '/bonuses', '/payments-kyc', '/tools/bonus', '/compare']) {
        await visitor.goTo(address);
        await visitor.sees('main h1');
        const excess = await visitor.read(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, address).toBeLessThanOrEqual(0);
      }
    },
  },
  {
    name: 'the popup of the home page opens after a while, Escape closes it, and so does a click outside',
    run: async (visitor) => {
      await visitor.settled('/faq');
      for (const end of POPUP_ENDS) {
        await visitor.goTo('/');
        await visitor.sees(POPUP);
        await end(visitor);
        await visitor.seesNo(POPUP);
      }
    },
  },
  {
    name: 'the cross of the banner answers nothing, its buttons do, and then it stays away',
    run: async (visitor) => {
      await visitor.goTo('/faq');
      for (const [button, answer] of [
        ['Close for now', null],
        ['Reject All', 'rejected'],
        ['Accept All', 'accepted'],
      ] as const) {
        await visitor.sees(BANNER);
        await visitor.click(`${BANNER} button`, button);
        await visitor.seesNo(BANNER);
        expect(await consent(visitor)).toBe(answer);
        if (answer !== 'accepted') await visitor.click('footer button', 'Cookie settings');
      }
      await visitor.goTo('/faq');
      await visitor.pause(1600);
      expect(await countSeen(visitor, BANNER)).toBe(0);
    },
  },
  {
    name: 'a filter of the table leaves fewer rows, stands in the address, and Back takes it off; a country that is chosen is kept',
    run: async (visitor) => {
      await visitor.settled('/payments-kyc');
      await visitor.awakens('ComparisonTable');
      const rows = await countSeen(visitor, ROWS);
      await visitor.click('fieldset label', 'No');
      await visitor.until('an address', () => location.search.length > 1);
      // Rows are updated shortly after the address.
      await countOf(visitor, ROWS).toBeLessThan(rows);
      await visitor.goBack();
      await countOf(visitor, ROWS).toBe(rows);
      const [select, country] = ['main select[data-country-choice]', 'CA'];
      await visitor.choose(select, country);
      await visitor.until(
        'the choice to be kept',
        (code) => localStorage.getItem('geoNoticeCountry') === code,
        country,
      );
    },
  },
  {
    name: 'the search opens by its button, says where it finds nothing, finds a review and leads there',
    run: async (visitor) => {
      await visitor.settled('/faq');
      await visitor.click('header a', 'Search');
      await visitor.sees('dialog[open] input');
      await visitor.fill('dialog[open] input', 'xyzzyqq');
      await visitor.sees('dialog[open] [role="status"]', 'Nothing found');
      await visitor.fill('dialog[open] input', 'quillmark');
      await visitor.sees('dialog[open] ol a[href="/reviews/quillmark"]');
      await visitor.click('dialog[open] ol a[href="/reviews/quillmark"]');
      await visitor.until('the review', () => location.pathname === '/reviews/quillmark');
    },
  },
  {
    name: 'an empty message is not sent, and every field says what it needs',
    run: async (visitor) => {
      await visitor.settled('/contact');
      await visitor.focus('main form input');
      await visitor.awakens('ContactForm');
      await visitor.click('form button[type="submit"]');
      await visitor.sees('main form a', '');
      await visitor.until(
        'errors beside fields',
        () => document.querySelectorAll('main form [aria-invalid="true"]').length === 4,
      );
    },
  },
  {
    name: 'the self-check gives its result and stores nothing',
    run: async (visitor) => {
      await visitor.settled('/responsible-gaming');
      await visitor.awakens('SelfCheck');
      await visitor.read(() => {
        for (const group of document.querySelectorAll(
          'astro-island[component-url*="SelfCheck"] fieldset',
        )) {
          group.querySelector<HTMLInputElement>('input[type="radio"]')?.click();
        }
      });
      await visitor.click('button', 'Show my result');
      await visitor.sees('h2, h3', 'Your result');
      expect(await visitor.read(() => Object.keys(localStorage).join())).toBe('cookieConsent');
    },
  },
  {
    name: 'pictures below the fold come when they are near, and are seen',
    run: async (visitor) => {
      await visitor.settled('/guides');
      await visitor.read(() =>
        scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }),
      );
      await visitor.until('every picture in sight to be drawn', () => {
        const near = [...document.querySelectorAll<HTMLImageElement>('main article img')].filter(
          (image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return image.checkVisibility() && bottom > 0 && top < innerHeight;
          },
        );
        return (
          near.length > 0 &&
          near.every(
            (image) =>
              image.complete &&
              image.naturalWidth > 0 &&
              Number(getComputedStyle(image).opacity) === 1,
          )
        );
      });
    },
  },
  {
    name: 'blocked storage breaks nothing',
    run: async (visitor) => {
      await visitor.goTo('/payments-kyc');
      await visitor.read(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      });
      await visitor.sees(BANNER);
      await visitor.click(`${BANNER} button`, 'Reject All');
      await visitor.seesNo(BANNER);
      await followFooter(visitor);
      expect(await countSeen(visitor, BANNER)).toBe(0);
    },
  },
];
