import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, test, untilAwake } from './fixtures.ts';

const ADDRESS = '/tools/weights';

const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const order = (page: Page) => page.getByRole('list', { name: 'Casinos by these weights' });
const sentence = (page: Page) => page.getByRole('main').getByRole('status');
const names = (page: Page) => order(page).getByRole('link').allTextContents();

async function open(page: Page, fragment = '') {
  await page.goto(`${ADDRESS}${fragment}`);
  await untilAwake(page);
}

const PUBLISHED = [
  'Copperfinch',
  'Quillmark',
  'Northbarrow',
  'Saltlantern',
  'Larkspire',
  'Halyard Nine',
  'Ferrystone',
  'Pellucid',
  'Tidewrack',
  'Vantry',
  'Umberfold',
  'Wickmere',
  'Isleforge',
  'Marlowick',
];

test.describe('own weights', () => {
  test('begin as published, with the published order, and are sent nowhere', async ({ page }) => {
    await open(page);
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
    ).toHaveText(['Home', 'Tools', 'Your own weights']);
    expect(await names(page)).toEqual(PUBLISHED);
    await expect(sentence(page)).toHaveText(
      'Copperfinch and Quillmark share first place with our weights. Each is first in 41% of all weightings.',
    );
    await expect(slider(page, 'License')).toHaveAttribute(
      'aria-valuetext',
      'Weight 15 of 30, 15% of the score',
    );
    await expect(page.getByRole('slider')).toHaveCount(8);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await slider(page, 'Fairness you can check').press('End');
    await slider(page, 'Recourse').press('Home');
    await expect(page).toHaveURL(/#w=/);
    expect(asked.filter((url) => url.includes('w='))).toEqual([]);
  });

  test('are moved by keyboard, and order, shares and address follow', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Our weights' }).focus();
    await page.keyboard.press('Tab');
    await expect(slider(page, 'License')).toBeFocused();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    // 20 of 105 are 19.05%. Of 14.29% three times and 9.52% four times, the last have the larger rests,
    // and the three that are left over go to the first of them.
    await expect(slider(page, 'License')).toHaveAttribute(
      'aria-valuetext',
      'Weight 20 of 30, 19% of the score',
    );
    await expect(slider(page, 'Fairness you can check')).toHaveAttribute(
      'aria-valuetext',
      'Weight 10 of 30, 10% of the score',
    );
    await expect(slider(page, 'Costs and limits')).toHaveAttribute(
      'aria-valuetext',
      'Weight 10 of 30, 9% of the score',
    );
    await expect(page).toHaveURL(/#w=20-15-15-15-10-10-10-10$/);
    // Bonus terms, the third, to nothing: of 85, Quillmark misses half of identity checks alone: 5 × 80 ÷ 85 = 4.71.
    // Ferrystone, the seventh, misses 15, as Saltlantern does, all of recourse and half of fairness: 5 × 70 ÷ 85 = 4.12.
    await open(page);
    await slider(page, 'Bonus terms').press('Home');
    await expect(page).toHaveURL(/#w=15-15-0-15-10-10-10-10$/);
    await expect(sentence(page)).toHaveText(
      'Copperfinch and Quillmark share first place with these weights. Each is first in 41% of all weightings.',
    );
    const places = order(page).getByRole('listitem');
    await expect(places.first()).toContainText('4.7');
    const ferrystone = places.filter({ hasText: 'Ferrystone' });
    await expect(ferrystone).toContainText('up 3');
    await expect(ferrystone).toContainText('4.1');
    await expect(slider(page, 'Bonus terms')).toBeFocused();
  });

  test('come back with the address, by Back, and by the button as published', async ({ page }) => {
    const fragment = '#w=0-30-0-0-0-0-0-0';
    await open(page, fragment);
    await expect(slider(page, 'Withdrawal time')).toHaveValue('30');
    await expect(slider(page, 'Withdrawal time')).toHaveAttribute(
      'aria-valuetext',
      'Weight 30 of 30, 100% of the score',
    );
    await expect.poll(() => names(page)).not.toEqual(PUBLISHED);
    const before = await names(page);
    await order(page).getByRole('link', { name: 'Quillmark' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quillmark' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${fragment}$`));
    await expect(slider(page, 'Withdrawal time')).toHaveValue('30');
    await expect.poll(() => names(page)).toEqual(before);
    await page.getByRole('button', { name: 'Our weights' }).click();
    await expect.poll(() => names(page)).toEqual(PUBLISHED);
    await expect(page).toHaveURL(ADDRESS);
  });

  test('follow an address that is changed, and stay where a link leads down', async ({ page }) => {
    await open(page, '#w=30-0-0-0-0-0-0-0');
    await page.evaluate(() => (location.hash = '#w=0-0-0-0-0-0-0-30'));
    await expect(slider(page, 'Costs and limits')).toHaveValue('30');
    await page.evaluate(() => (location.hash = '#robust'));
    await expect(slider(page, 'Costs and limits')).toHaveValue('30');
    await expect(page.getByText('no weights that can be read')).toHaveCount(0);
  });

  test('are the published ones, with a word, where the address is none', async ({ page }) => {
    for (const fragment of ['#w=1-2-3', '#w=99-15-15-15-10-10-10-10', '#casinos=quillmark']) {
      await page.goto('about:blank');
      await open(page, fragment);
      await expect(page.getByText('We can’t read the weights in this address')).toBeVisible();
      expect(await names(page)).toEqual(PUBLISHED);
      await slider(page, 'License').press('End');
      await expect(page.getByText('We can’t read the weights')).toHaveCount(0);
      await expect(page).toHaveURL(/#w=30-15-15-15-10-10-10-10$/);
    }
  });

  test('that are all nothing leave our order, and say so', async ({ page }) => {
    await open(page, '#w=0-0-0-0-0-0-0-0');
    await expect(sentence(page)).toContainText('Every weight is zero');
    expect(await names(page)).toEqual(PUBLISHED);
  });
});

test('without script the published weights and order stand there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${ADDRESS}#w=30-0-0-0-0-0-0-0`);
  expect(await names(page)).toEqual(PUBLISHED);
  await expect(page.getByText(/To move the weights, turn on JavaScript\./)).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('form', { name: 'Eight weights' })).toContainText('15%');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(14);
  await context.close();
});

test('with moved weights axe finds nothing, all fits, sliders can be hit', async ({ page }) => {
  await open(page, '#w=30-0-8-15-0-10-22-4');
  expect(await findings(page, 'main')).toEqual([]);
  for (const width of [768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const one of await page.getByRole('slider').all()) {
      const box = await one.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
      expect(box?.width).toBeGreaterThanOrEqual(150);
    }
  }
});

test('in the colours of the system the eight fills differ by pattern alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const fills = await page.locator('pattern[id^="weight-"]').evaluateAll((patterns) =>
    patterns.map((pattern) => {
      const [ground, ...drawn] = [...pattern.children].map((shape) => getComputedStyle(shape).fill);
      return { ground, inks: new Set(drawn).size, drawing: pattern.innerHTML };
    }),
  );
  expect(fills).toHaveLength(8);
  expect(new Set(fills.map(({ drawing }) => drawing)).size).toBe(8);
  expect(new Set(fills.map(({ ground }) => ground)).size).toBe(1);
});
