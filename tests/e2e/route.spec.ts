import type { Locator } from '@playwright/test';
import { expect, stopClock, test, untilAwake, untilPlaceIsKept } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const overlay = '[data-route-overlay]';

async function overlap(first: Locator, second: Locator): Promise<boolean> {
  const [a, b] = [await first.boundingBox(), await second.boundingBox()];
  if (a === null || b === null) throw new Error('Expected both to be drawn');
  const isBeside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `a change of route shows the overlay for 800 ms, and then the page is complete: ${reducedMotion}`,
    { tag: ['@2.transition.overlay', '@4.route-change', '@9.route-overlay'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await stopClock(page);
      await page.goto('/');
      await expect(page.locator(overlay)).toBeHidden();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
      await expect(page).toHaveURL('/cookie-policy');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/cookie/i);
      await page.clock.runFor(799);
      await expect(page.locator(overlay)).toBeVisible();
      const moving = () =>
        page.evaluate(() => document.body.getAnimations({ subtree: true }).length);
      if (reducedMotion === 'reduce') expect(await moving()).toBe(0);
      await page.clock.runFor(1);
      await expect(page.locator(overlay)).toBeHidden();
      if (reducedMotion === 'reduce') expect(await moving()).toBe(0);
    },
  );
}

test(
  'the overlay shows neither on the first load nor for a place on the same page',
  { tag: '@2.home.hero-reviews' },
  async ({ page }) => {
    await page.addInitScript((selector) => {
      Object.assign(window, { wasOverlayShown: false });
      const look = (changes: MutationRecord[]) => {
        const isShown = changes.some(
          ({ target }) =>
            target instanceof HTMLElement && target.matches(selector) && !target.hidden,
        );
        if (isShown) Object.assign(window, { wasOverlayShown: true });
      };
      new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['hidden'] });
    }, overlay);
    const wasShown = () =>
      page.evaluate(() => (window as unknown as { wasOverlayShown: boolean }).wasOverlayShown);
    await page.goto('/');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await page.getByRole('main').getByRole('link', { name: 'Read Reviews' }).click();
    await expect(page).toHaveURL('/#casinos');
    await expect(page.locator('#casinos')).toBeInViewport();
    expect(await wasShown()).toBe(false);

    await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
    await expect(page).toHaveURL(/\/guides$/);
    expect(await wasShown(), 'it is seen where it shows').toBe(true);
  },
);

test('without a network the page stays, says so, and goes on later', async ({ page, context }) => {
  await page.goto('/faq');
  const guides = page.getByRole('banner').getByRole('link', { name: 'Guides' });
  await context.setOffline(true);
  await guides.click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator(overlay)).toBeHidden();
  await context.setOffline(false);
  await guides.click();
  await expect(page).toHaveURL('/guides');
  await expect(page.getByText('You are offline')).toBeHidden();
});

test('Back and Forward need no network', async ({ page, context }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL('/guides');
  await expect(page.locator(overlay)).toBeHidden();
  await context.setOffline(true);
  for (const [go, address] of [
    ['back', '/faq'],
    ['forward', '/guides'],
  ] as const) {
    await page.evaluate((way) => history[way](), go);
    await expect(page).toHaveURL(address);
    await expect(page.locator(`a[href="${address}"][aria-current="page"]`).first()).toBeAttached();
    await expect(page.locator(overlay)).toBeHidden();
  }
});

test.describe('where the question about cookies stands open', () => {
  test.use({ consent: null });

  test('the notice of a lost network covers nothing that is needed', async ({ page, context }) => {
    for (const [width, height] of [
      [320, 640],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/bonuses');
      await page.getByRole('checkbox', { name: 'Compare Saltlantern' }).check();
      const tray = page.getByRole('region', { name: 'Casinos to compare' });
      await expect(tray).toBeVisible();
      const notice = page.getByText('You are offline');
      const cookies = page.getByRole('region', { name: 'Cookies' });
      await expect(cookies).toBeVisible();
      await context.setOffline(true);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'self-exclusion' });
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(notice, `at ${width} px`).toBeVisible();
      await expect(link).toBeFocused();
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(link).toBeInViewport({ ratio: 1 });
      const logo = page.getByRole('banner').getByRole('link', { name: /^Edgewise/ });
      for (const other of [cookies, tray, logo, link]) {
        await expect.poll(() => overlap(notice, other), `at ${width} px`).toBe(false);
      }
      await context.setOffline(false);
    }
  });
});

test('a change of route is announced and focused; Back restores the place', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await untilPlaceIsKept(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Cookie policy' })
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(page).toHaveURL(/cookie-policy/);
  await expect(page.locator('.astro-route-announcer')).toContainText(/cookie/i);
  await expect(page.locator(overlay)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1300);
  await page.goForward();
  await expect(page).toHaveURL(/cookie-policy/);
  await expect(page.locator(overlay)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a busy machine the overlay lasts 800 ms from its own first frame', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate((selector) => {
    let since = 0;
    // Not the frame's timestamp, which is long over on a busy machine.
    const look = () => {
      const now = performance.now();
      const isShown = document.querySelector(`${selector}:not([hidden])`) !== null;
      if (isShown && since === 0) since = now;
      if (since > 0 && !isShown) Object.assign(window, { shownFor: now - since });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // The click itself keeps the page busy before it can paint.
    document.addEventListener('astro:before-preparation', () => {
      setTimeout(() => {
        const end = performance.now() + 300;
        while (performance.now() < end);
      });
    });
  }, overlay);
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  const shownFor = () => page.evaluate(() => (window as { shownFor?: number }).shownFor ?? 0);
  await expect.poll(shownFor).toBeGreaterThanOrEqual(800);
});

test('an address in capitals suggests its page, an unknown one nothing', async ({ page }) => {
  for (const meant of ['/bonuses', '/reviews/quillmark', '/country/germany']) {
    await page.goto(meant.replace(/[a-z]+$/, (name) => name.toUpperCase()));
    await page.getByRole('main').getByRole('link', { name: meant }).click();
    await expect(page).toHaveURL(meant);
  }
  await page.goto('/No-such-page');
  await page.waitForTimeout(500);
  await expect(page.getByText('Did you mean')).toBeHidden();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test(
  'Casino Reviews leads to #casinos from another page, which lies there when the overlay lifts and moves no more',
  { tag: '@2.home.nav-reviews' },
  async ({ page }) => {
    await page.goto('/cookie-policy');
    await page.evaluate(() => {
      const places = new Promise((resolve) => {
        document.addEventListener('site:route-shown', () => {
          const atFirst = scrollY;
          setTimeout(() => resolve([atFirst, scrollY]), 1500);
        });
      });
      Object.assign(window, { places });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Casino Reviews' }).click();
    const [atFirst = 0, later = 0] = await page.evaluate(
      () => (window as unknown as { places: Promise<number[]> }).places,
    );
    expect(atFirst).toBeGreaterThan(500);
    expect(later).toBe(atFirst);
    await expect(page).toHaveURL(/\/#casinos$/);
    await expect(page.getByRole('heading', { name: 'Top Rated Crypto Casinos' })).toBeInViewport();
  },
);

test('after a change of route the page works as after a load', async ({ page }) => {
  await page.goto('/cookie-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Edgewise' }).click();
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(6);
  await page.getByRole('link', { name: 'Read review of Saltlantern' }).click();
  await expect(page.getByRole('dialog', { name: 'Saltlantern' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View All Casinos' }).press('Enter');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
});

test(
  'the overlay covers the whole window, and then the content fades in',
  { tag: ['@2.transition.overlay', '@2.transition.fade-in', '@4.route-change'] },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate((selector) => {
      const record = { states: [] as string[], uncoveredCorners: -1 };
      Object.assign(window, { record });
      const look = () => {
        const shownOverlay = document.querySelector(`${selector}:not([hidden])`);
        const opacity = Number(getComputedStyle(document.body).opacity);
        const state = shownOverlay !== null ? 'covered' : opacity < 1 ? 'fading in' : 'shown';
        if (record.states.at(-1) !== state) record.states.push(state);
        if (shownOverlay !== null && record.uncoveredCorners === -1) {
          record.uncoveredCorners = [
            [1, 1],
            [innerWidth - 2, 1],
            [1, innerHeight - 2],
            [innerWidth / 2, innerHeight / 2],
          ].filter(
            ([x = 0, y = 0]) => !shownOverlay.contains(document.elementFromPoint(x, y)),
          ).length;
        }
        requestAnimationFrame(look);
      };
      look();
    }, overlay);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/cookie/i);
    await expect(page.locator(overlay)).toBeHidden();
    const record = () =>
      page.evaluate(
        () =>
          (window as unknown as { record: { states: string[]; uncoveredCorners: number } }).record,
      );
    await expect.poll(async () => (await record()).states.at(-1)).toBe('shown');
    const { states, uncoveredCorners } = await record();
    expect(states.slice(0, 3)).toEqual(['shown', 'covered', 'fading in']);
    expect(uncoveredCorners).toBe(0);
  },
);

test(
  'an unknown address answers 404 with the way home and help',
  { tag: ['@2.routes.other', '@2.not-found', '@8.unknown-path'] },
  async ({ page }) => {
    // Dunmarch is in the list of bonuses alone.
    for (const address of ['/country/atlantis', '/reviews/dunmarch', '/no-such-page']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    }
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Help with gambling' }),
    ).toBeVisible();
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all fourteen casinos, every link and every answer are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
    await expect(page.getByRole('button', { name: 'View All Casinos' })).toBeHidden();
    await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
    await expect(page).toHaveURL(/\/reviews\/quillmark$/);
    await page.goBack();
    await page.locator('#faq summary').nth(4).click();
    await expect(page.locator('#faq details').nth(4)).toHaveAttribute('open', '');
    await expect(page.locator('noscript img').first()).toBeVisible();
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
  });
});

test('a page that is left in the middle of hydration leaves no error', async ({ page }) => {
  // React schedules its work by messages: with those held back, a loaded island is not hydrated.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage as (message: unknown) => void;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => post.call(this, message));
    };
    Object.assign(window, { release: () => held.splice(0).map((send) => send()).length });
  });
  await page.goto('/contact');
  await untilAwake(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/faq"]')?.click());
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = () =>
    page.evaluate(() => (window as unknown as { release: () => number }).release());
  expect(await release()).toBeGreaterThan(0);
  // The fixture reports errors; each message may lead to others.
  await expect.poll(release).toBe(0);
});

test('killed scripts leave a page that works', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('#casinos article').filter({ visible: true })).toHaveCount(14);
  // The link and its dialog are in the page's HTML.
  await page.getByRole('link', { name: 'Read review of Quillmark' }).click();
  const review = page.getByRole('dialog', { name: /Quillmark/ });
  await expect(review).toBeVisible();
  await review.getByRole('link', { name: 'Full review' }).click();
  await expect(page).toHaveURL(/\/reviews\/quillmark$/);
});

test('a long page is come back to where it was left, by Back and by a reload', async ({ page }) => {
  await page.goto('/reviews/quillmark');
  const heading = page.locator('main section[aria-labelledby]:last-of-type h2').last();
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const left = await top();
  await untilPlaceIsKept(page);
  // Without focusing, which would scroll the page.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/reviews/quillmark');
  const distance = async () => Math.abs((await top()) - left);
  await expect.poll(distance).toBeLessThan(8);
  await page.reload();
  await expect.poll(distance).toBeLessThan(8);
});

test('a link followed while the page scrolls arrives', { tag: '@alone' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/tools');
  const card = page.getByRole('main').getByRole('link', { name: 'Self-check' }).first();
  // The focus scrolls the page to it, smoothly.
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#self-check$/);
  await expect(page.locator('[data-route-overlay]')).toBeHidden();
  const top = () =>
    page.locator('#self-check').evaluate((place) => place.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});
