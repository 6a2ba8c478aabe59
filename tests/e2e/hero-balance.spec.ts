import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, holdBack, test, untilAwake } from './fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const figure = (page: Page) => page.locator('main figure').first();
const drawing = (page: Page) => figure(page).locator('svg[role="img"]');
const caption = (page: Page) => figure(page).locator('[aria-live="polite"]');
/** Also in the closed fold. */
const slider = (page: Page, name: string) =>
  figure(page).getByRole('slider', { name, includeHidden: true });

async function openSliders(page: Page): Promise<void> {
  const fold = figure(page).locator('details');
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
}

/** Single chips, which exist after the first move. */
const chips = (page: Page, group: string) =>
  drawing(page).locator(`[data-chips="single"] > rect[fill="url(#h${group})"]`);
/** Number of chips in the stacks of the initial drawing, where each is 10.2 high. */
const stacked = (page: Page, group: string) =>
  drawing(page)
    .locator(`[data-chips="stacked"] > rect[fill="url(#h${group})"]`)
    .evaluateAll((stacks) =>
      stacks.reduce((sum, stack) => sum + Number(stack.getAttribute('height')) / 10.2, 0),
    );

/** The three figures of the caption, in its order. */
const figures = (page: Page) => caption(page).locator('dd');

/** Puts a slider to so many steps from where it is, by keyboard. */
async function move(page: Page, name: string, ...keys: readonly string[]): Promise<void> {
  await openSliders(page);
  await slider(page, name).focus();
  await untilAwake(page);
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * $200 and as much again at 35 times the bonus, in bets of $5 on the ordinary slot at 96.5%. By a program of
 * its own: .866458 withdraw nothing, .007702 leave with less, .125840 with more; the middle is $0.
 */
async function moveBetToFive(page: Page): Promise<void> {
  await move(page, 'One bet', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(figures(page)).toHaveText(['87', '$0', '13'], { timeout: 20_000 });
}

const placeInPage = (page: Page) =>
  drawing(page).evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });

const transformOf = (page: Page, part: string, index = 0) =>
  drawing(page)
    .locator(part)
    .nth(index)
    .evaluate((node: SVGElement) => getComputedStyle(node).transform);

test.describe('the balance of the home page', () => {
  test('shows a published outcome, and weighs what the sliders say', async ({ page }) => {
    await page.goto('/');
    // Published row: .732529 run out, of whom .732514 withdraw nothing; more .243364; so the middle is $0.
    await expect(figures(page)).toHaveText(['73', '$0', '24']);
    expect(await stacked(page, 'lost')).toBeCloseTo(73, 6);
    expect(await stacked(page, 'less')).toBeCloseTo(3, 6);
    expect(await stacked(page, 'more')).toBeCloseTo(24, 6);
    for (const [name, value] of [
      ['You put in', '$200'],
      ['Bonus', '100%'],
      ['Wagering', '35×'],
      ['One bet', '$1'],
    ] as const) {
      await expect(slider(page, name)).toHaveAttribute('aria-valuetext', value);
    }
    // A live region that is read as a whole.
    await expect(caption(page)).toHaveAttribute('aria-atomic', 'true');
    await expect(caption(page)).toContainText('lose everything73middle result$0');

    await openSliders(page);
    const frame = await placeInPage(page);
    await moveBetToFive(page);
    await expect(slider(page, 'One bet')).toHaveAttribute('aria-valuetext', '$5');
    await expect(caption(page)).toContainText(
      '100 players put in $200, get a $200 bonus and make $7,000 of $5 bets on a slot that returns 96.5%. They stop when all bets are made or the money is gone. Fewer than 1 leaves with what they put in, or less.',
    );
    await expect(chips(page, 'lost')).toHaveCount(87);
    await expect(chips(page, 'less')).toHaveCount(0);
    await expect(chips(page, 'more')).toHaveCount(13);
    await expect(drawing(page)).toHaveAttribute(
      'aria-label',
      /On its left arm lie the 87 who lose everything, on its right arm the 13 /,
    );
    // The third of those with less stood over the pivot, at 0 and 3 chips up. Now it is the 76th that is
    // lost: 75 = 5 × 15, so it is the first of the sixth stack, 259 − 5 × 37 = 74 to the left, 1 chip up.
    await expect
      .poll(() => transformOf(page, '[data-chips] > rect', 75))
      .toMatch(/^matrix\(1, 0, 0, 1, -74, 20\.4/);
    // 74 players more on the left arm are 7.4°, and 7° is the most: cos 7° = .992546.
    await expect.poll(() => transformOf(page, '[data-beam]')).toMatch(/^matrix\(0\.992546, -0\.12/);
    expect(await placeInPage(page)).toEqual(frame);
    const longest = await drawing(page).evaluate((svg) =>
      Math.max(
        ...[...svg.querySelectorAll('[data-chips] > rect, [data-beam]')].map((node) => {
          const { transitionDuration, transitionDelay } = getComputedStyle(node);
          return Number.parseFloat(transitionDuration) + Number.parseFloat(transitionDelay);
        }),
      ),
    );
    expect(longest, 'at most 0.4 seconds').toBeCloseTo(0.38, 5);
    expect(await findings(page, 'main figure')).toEqual([]);
  });

  test('answers the last position, and stops what was asked before', async ({ page }) => {
    await page.goto('/');
    // The longest plan of all, and before it can be there a short one.
    await move(page, 'Wagering', 'End');
    await move(page, 'Bonus', 'End');
    await expect.poll(() => page.workers().length, { intervals: [20] }).toBe(1);
    await move(page, 'Bonus', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    // By the same program: .032506 lose everything, .295755 leave with less, .671739 with more; $278.50.
    await move(page, 'Wagering', 'Home');
    await expect(figures(page)).toHaveText(['3', '$279', '67'], { timeout: 20_000 });
    await expect(caption(page)).toContainText('make $1,000 of $1 bets');
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(figures(page)).toHaveText(['3', '$279', '67']);
  });

  test('says so where a sum takes long, and never moves what is below', async ({ page }) => {
    // The worker is delayed, so that the status appears on a fast machine too.
    const release = await holdBack(page, '**/outcome.worker-*.js');
    await page.goto('/');
    await openSliders(page);
    const status = figure(page).getByRole('status');
    const top = () =>
      slider(page, 'One bet').evaluate((node) => node.getBoundingClientRect().top + scrollY);
    const before = await top();
    await move(page, 'Wagering', 'End');
    await move(page, 'Bonus', 'End');
    await page.waitForTimeout(1000);
    release();
    await expect(status).toContainText('Working it out', { timeout: 20_000 });
    await expect(caption(page)).toContainText('$300 bonus and make $15,000', { timeout: 60_000 });
    await expect(status).toHaveText('');
    expect(await top()).toBe(before);
    await move(page, 'You put in', 'Home');
    await move(page, 'One bet', 'End');
    await expect(caption(page)).toContainText('put in $20, ', { timeout: 20_000 });
    expect(await top()).toBe(before);
  });

  test('is found as it was left, and leads to the tool with its figures', async ({ page }) => {
    await page.goto('/');
    await moveBetToFive(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Guides' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/guides$/);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect(page).toHaveURL(/\/$/);
    await expect(slider(page, 'One bet')).toHaveValue('5');
    await expect(slider(page, 'One bet')).toHaveAttribute('aria-valuetext', '$5');
    await expect(figures(page)).toHaveText(['87', '$0', '13'], { timeout: 20_000 });
    await expect(chips(page, 'lost')).toHaveCount(87);
    await expect(page.locator('[data-route-overlay]')).toBeHidden();
    await figure(page).getByRole('link', { name: 'Work it out with all terms' }).click();
    await expect(page).toHaveURL(
      /\/tools\/bonus#kind=match&deposit=200&match=100&wagering=35&base=bonus&game=ordinary&rtp=96\.5&bet=5&/,
    );
    await expect(page.locator('#result-title')).toHaveText('87 of 100 lose everything', {
      timeout: 20_000,
    });
  });

  test.describe('for whoever wants no motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('is set at once', async ({ page }) => {
      await page.goto('/');
      await moveBetToFive(page);
      expect(
        await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length),
      ).toBe(0);
      // Animations of the chips have delays, which may be over by now on a slow machine.
      await expect(drawing(page).locator('[data-chips] > rect').last()).toHaveCSS(
        'transition-property',
        'none',
      );
      expect(await transformOf(page, '[data-beam]')).toMatch(/^matrix\(0\.992546, -0\.12/);
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is the printed example, with no slider that does nothing', async ({ page }) => {
      await page.goto('/');
      await expect(figures(page)).toHaveText(['73', '$0', '24']);
      await expect(figure(page).getByRole('slider')).toHaveCount(0);
      await expect(figure(page).getByText('Move a figure')).toBeHidden();
      await expect(
        figure(page).getByRole('link', { name: 'Work it out with all terms' }),
      ).toBeVisible();
    });
  });
});
