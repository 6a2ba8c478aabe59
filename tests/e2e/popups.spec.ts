import type { Page } from '@playwright/test';
import { blockStorage, expect, stopClock, test, untilAwake } from './fixtures.ts';

/** The page on cookies has sections with longer names. */
const banner = /^Cookies$/;

test.describe('the cookie banner', () => {
  test.use({ consent: null });

  test(
    'appears one second after load and stores nothing; closed by its cross it stays away as long as the document lasts',
    { tag: ['@4.cookie-appears', '@9.cookie-delay', '@4.cookie-close'] },
    async ({ page }) => {
      const region = page.getByRole('region', { name: banner });
      const stored = () => page.evaluate(() => localStorage.length);
      await stopClock(page);
      await page.goto('/cookie-policy');
      await page.clock.runFor(999);
      await expect(region).toBeHidden();
      await page.clock.runFor(1);
      await expect(region).toBeVisible();
      expect(await stored()).toBe(0);
      await page.getByRole('button', { name: 'Close for now' }).click();
      await expect(region).toBeHidden();
      expect(await stored()).toBe(0);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      await page.clock.runFor(800);
      await expect(page.locator('[data-route-overlay]')).toBeHidden();
      await page.clock.runFor(10_000);
      await expect(region).toBeHidden();
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(region, 'the footer brings it back').toBeVisible();

      await page.getByRole('button', { name: 'Close for now' }).click();
      await page.reload();
      await page.clock.runFor(1000);
      await expect(region, 'the next document has it again').toBeVisible();
    },
  );

  test(
    'either answer is stored with the date, and the banner stays away',
    {
      tag: [
        '@4.cookie-accept',
        '@4.cookie-reject',
        '@3.storage.consent',
        '@3.storage.consent-date',
      ],
    },
    async ({ page }) => {
      await stopClock(page);
      for (const [name, stored] of [
        ['Accept All', 'accepted'],
        ['Reject All', 'rejected'],
      ] as const) {
        await page.goto('/cookie-policy');
        await page.clock.runFor(1000);
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('region', { name: banner })).toBeHidden();
        const [choice, date] = await page.evaluate(() => [
          localStorage.getItem('cookieConsent'),
          localStorage.getItem('cookieConsentDate'),
        ]);
        expect(choice).toBe(stored);
        expect(new Date(String(date)).toISOString()).toBe(date);
        await page.reload();
        await page.clock.runFor(10_000);
        await expect(page.getByRole('region', { name: banner })).toHaveCount(0);
        await page.evaluate(() => localStorage.clear());
      }
    },
  );

  test('an answer in one tab closes it in the other', async ({ page, context }) => {
    await page.goto('/contact');
    const region = page.getByRole('region', { name: banner });
    await expect(region).toBeVisible();
    const other = await context.newPage();
    await other.goto('/cookie-policy');
    await other.getByRole('button', { name: 'Accept All' }).click();
    await expect(region).toBeHidden();
  });

  test(
    'its buttons weigh the same; it leaves those of the hero in sight, and lies below an open dialog',
    { tag: ['@1.offers.cookie-banner', '@2.home.cookie-banner'] },
    async ({ page }) => {
      await stopClock(page);
      await page.goto('/');
      const region = page.getByRole('region', { name: banner });
      await page.clock.runFor(1000);
      await expect(region).toBeVisible();
      const look = (name: string) =>
        region.getByRole('button', { name }).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, fontSize, fontWeight, boxShadow } =
            getComputedStyle(button);
          return { width, height, color, backgroundColor, fontSize, fontWeight, boxShadow };
        });
      expect(await look('Accept All')).toEqual(await look('Reject All'));
      await expect(region.getByRole('link', { name: 'cookie policy' })).toHaveAttribute(
        'href',
        '/cookie-policy',
      );
      for (const [width, height, tallest] of [
        [1440, 900, 61],
        [1280, 720, 61],
        [768, 1024, 61],
        [390, 844, 105],
        [390, 664, 105],
      ] as const) {
        await page.setViewportSize({ width, height });
        // Final position, after the animation.
        const bar = await region.evaluate(({ offsetTop, offsetHeight }: HTMLElement) => {
          return { top: offsetTop, height: offsetHeight };
        });
        expect(bar.height).toBeLessThanOrEqual(tallest);
        expect(bar.top + bar.height).toBe(height);
        for (const name of ['Find Best Bonuses', 'Read Reviews']) {
          const box = await page.getByRole('main').getByRole('link', { name }).boundingBox();
          expect((box?.y ?? Infinity) + (box?.height ?? 0), name).toBeLessThanOrEqual(bar.top);
        }
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect((await region.boundingBox())?.height).toBeLessThanOrEqual(128);

      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
      const box = await page.getByRole('dialog', { name: 'Quillmark' }).boundingBox();
      const onTop = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('dialog') !== null,
        { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) - 20 },
      );
      expect(onTop).toBe(true);
    },
  );

  test('by keyboard it comes first, and covers nothing', async ({ page }) => {
    await stopClock(page);
    for (const [width, height] of [
      [1440, 900],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const region = page.getByRole('region', { name: banner });
      await page.clock.runFor(1000);
      await expect(region).toBeVisible();
      await untilAwake(page);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(region.getByRole('link', { name: 'cookie policy' })).toBeFocused();
      for (const name of ['Reject All', 'Accept All', 'Close for now']) {
        await page.keyboard.press('Tab');
        await expect(region.getByRole('button', { name })).toBeFocused();
      }
      for (let step = 0; step < 25; step++) {
        await page.keyboard.press('Tab');
        const covered = () =>
          page.evaluate(() => {
            const focused = document.activeElement as HTMLElement;
            const bar = document.querySelector('[data-cookie-banner]') as HTMLElement;
            const { bottom } = focused.getBoundingClientRect();
            return bottom > bar.offsetTop ? focused.outerHTML.slice(0, 80) : '';
          });
        await expect.poll(covered).toBe('');
      }
    }
  });

  test('corrupt storage counts as no choice', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', '{"oops":'));
    await stopClock(page);
    await page.goto('/cookie-policy');
    await page.clock.runFor(1000);
    await expect(page.getByRole('region', { name: banner })).toBeVisible();
  });

  test('blocked storage: it appears, a choice closes it, and nothing throws', async ({ page }) => {
    await blockStorage(page);
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(1000);
    const region = page.getByRole('region', { name: banner });
    await page.getByRole('button', { name: 'Reject All' }).click();
    await expect(region).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
    await expect(page).toHaveURL(/\/cookie-policy$/);
    await page.clock.runFor(10_000);
    await expect(region, 'the answer holds for the visit').toBeHidden();
  });
});

test('the footer reopens the cookie banner for whoever has chosen', async ({ page }) => {
  await page.goto('/cookie-policy');
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const region = page.getByRole('region', { name: banner });
  await expect(region).toBeVisible();
  await region.getByRole('button', { name: 'Accept All' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.press('Enter');
  await expect(region).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Reject All' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(region).toBeHidden();
  await expect(settings).toBeFocused();
});

test.describe('the featured popup', () => {
  test.use({ featuredPopup: true, reducedMotion: 'no-preference' });

  const popup = { name: 'Quillmark' };

  /** The home page after so many milliseconds, with the clock stopped, and its popup. */
  async function homeAfter(page: Page, ms: number) {
    await stopClock(page);
    await page.goto('/');
    await page.clock.runFor(ms);
    return page.getByRole('dialog', popup);
  }

  test(
    'appears three seconds after the home page loads, marked as a paid placement, and closes by its Play button, which opens the casino in a new tab without opener',
    {
      tag: [
        '@1.offers.featured-popup',
        '@2.home.popup-delay',
        '@2.home.popup-claim',
        '@4.featured-popup',
        '@9.popup-delay',
        '@9.featured-claim',
        '@1.outbound-links',
        '@2.home.popup-close-play',
        '@7.outbound.affiliate',
      ],
    },
    async ({ page, context }) => {
      await context.route('https://quillmark.example/**', (route) =>
        route.fulfill({ body: 'casino' }),
      );
      const dialog = await homeAfter(page, 2999);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(1);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Featured, paid placement')).toBeVisible();
      await expect(dialog.getByText('Claims 99.9% RTP for its game Quill Dice.')).toBeVisible();
      await expect(dialog.getByText('−$1', { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
        true,
      );

      const opened = context.waitForEvent('page');
      await dialog.getByRole('link', { name: /Play at Quillmark/ }).click();
      const tab = await opened;
      await tab.waitForURL('https://quillmark.example/**');
      expect(tab.url()).toBe('https://quillmark.example/?ref=edgewise');
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(await tab.evaluate(() => document.referrer)).toBe('');
      await expect(dialog).toBeHidden();
    },
  );

  for (const [where, viewport, outside, ways] of [
    ['a desktop', { width: 1280, height: 800 }, { x: 5, y: 5 }, ['cross', 'outside', 'escape']],
    ['a phone', { width: 390, height: 844 }, { x: 5, y: 300 }, ['cross', 'outside']],
  ] as const) {
    test(
      `on ${where} it closes by ${ways.join(', ')}, and the focus returns`,
      { tag: ['@2.home.popup-close-cross', '@2.home.popup-close-outside', '@4.featured-popup'] },
      async ({ page }) => {
        const dialog = page.getByRole('dialog', popup);
        const link = page.getByRole('link', { name: 'Find Best Bonuses' });
        await page.setViewportSize(viewport);
        await stopClock(page);
        for (const close of ways) {
          await page.goto('/');
          await link.focus();
          await page.clock.runFor(3000);
          await expect(dialog).toBeVisible();
          await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
          if (close === 'cross') await dialog.getByRole('button', { name: 'Close' }).click();
          if (close === 'outside') await page.mouse.click(outside.x, outside.y);
          if (close === 'escape') await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          // A click on the page beside it has moved the focus by itself.
          if (close !== 'outside' || where === 'a desktop') await expect(link).toBeFocused();
        }
      },
    );
  }

  test('on a page that nobody touched the keyboard begins at its top', async ({ page }) => {
    const dialog = await homeAfter(page, 3000);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(
    'comes at three seconds to a reader who clicks and scrolls; a field with the focus holds it',
    { tag: ['@2.home.popup-delay', '@9.popup-delay'] },
    async ({ page }) => {
      const dialog = await homeAfter(page, 2600);
      await page.getByRole('button', { name: 'View All Casinos' }).click();
      await page.mouse.wheel(0, 400);
      await page.clock.runFor(399);
      await expect(dialog).toBeHidden();
      await page.mouse.wheel(0, 400);
      await page.clock.runFor(1);
      await expect(dialog).toBeVisible();

      await page.goto('/');
      await page.clock.runFor(2600);
      const field = page.getByLabel('Where you are');
      await field.focus();
      await page.clock.runFor(10_000);
      await expect(dialog).toBeHidden();
      await field.blur();
      await page.clock.runFor(2999);
      await expect(dialog).toBeHidden();
      await page.clock.runFor(1);
      await expect(dialog).toBeVisible();
    },
  );

  test.describe('on a first visit to a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 }, consent: null });

    test(
      'the first click on the cookie banner behind it counts, and closes it',
      { tag: ['@4.cookie-accept', '@2.home.popup-close-outside'] },
      async ({ page }) => {
        const dialog = await homeAfter(page, 3000);
        await expect(dialog).toBeVisible();
        const box = await page.getByText('Accept All', { exact: true }).boundingBox();
        await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
        await expect(dialog).toBeHidden();
        await expect(page.locator('[data-cookie-banner]')).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
      },
    );
  });

  test.describe('on a first visit by phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, consent: null });

    test('leaves the buttons of hero and banner free, all of it in sight', async ({ page }) => {
      const dialog = await homeAfter(page, 3000);
      await expect(dialog).toBeVisible();
      // During its animation it covers no controls.
      await dialog.evaluate((sheet) =>
        Promise.all(sheet.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const boxOf = (selector: string) =>
        page.locator(selector).evaluateAll((found) => {
          const box = found.find((one) => one.checkVisibility())?.getBoundingClientRect();
          return { left: 0, right: 0, top: 0, bottom: 0, ...box?.toJSON() } as DOMRect;
        });
      for (const [width, height] of [
        [844, 390],
        [320, 640],
        [375, 667],
        [390, 664],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const sheet = await boxOf('[data-featured-popup] dialog');
        for (const other of [
          'main a[href="/bonuses"]',
          'main a[href="#casinos"]',
          '[data-cookie-banner]',
        ]) {
          const { left, right, top, bottom } = await boxOf(other);
          const isBeside = left >= sheet.right || right <= sheet.left;
          const isFree = isBeside || top >= sheet.bottom || bottom <= sheet.top;
          expect(isFree, `${other} at ${width} × ${height}`).toBe(true);
        }
        await expect(dialog.getByRole('link', { name: /Play at/ })).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('link', { name: 'Help with gambling' })).toBeInViewport({
          ratio: 1,
        });
      }
      await page.getByRole('button', { name: 'Reject All' }).tap();
      await expect(page.getByRole('region', { name: banner })).toBeHidden();
      await expect(dialog, 'a tap outside closes it').toBeHidden();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('leaves more than half of the page in use, by keyboard too', async ({ page }) => {
      const dialog = await homeAfter(page, 3000);
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.height).toBeLessThan(844 / 2);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await expect(dialog.getByText('The claim is the casino’s own')).toBeInViewport();
      await page.mouse.move(195, 250);
      await page.mouse.wheel(0, 400);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await expect(dialog).toBeInViewport();

      const top = (await dialog.boundingBox())?.y ?? 0;
      await dialog.getByRole('button', { name: 'Close' }).focus();
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Shift+Tab');
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top))
          .toBeLessThan(top);
      }
    });
  });

  test('waits while another dialog is open, and three seconds more', async ({ page }) => {
    const dialog = await homeAfter(page, 0);
    await page.getByRole('button', { name: 'Why join?' }).click();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(dialog).toBeHidden();
    // The close event is asynchronous.
    await page.evaluate(() => {
      const note = () => (document.documentElement.dataset['wasClosed'] = 'yes');
      addEventListener('close', note, { capture: true });
    });
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-was-closed', 'yes');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(2999);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(1);
    await expect(dialog).toBeVisible();
  });

  test('does not come again on the same visit, and on the home page only', async ({ page }) => {
    await stopClock(page);
    await page.goto('/cookie-policy');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/');
    await page.clock.runFor(3000);
    await expect(page.getByRole('dialog', popup)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(800);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Edgewise' }).click();
    await expect(page).toHaveURL('/');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
