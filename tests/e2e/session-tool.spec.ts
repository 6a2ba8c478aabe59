import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, test, untilAwake } from './fixtures.ts';

const ADDRESS = '/tools/session';

const heading = (page: Page) => page.locator('#result-title');
const submit = (page: Page) => page.getByRole('button', { name: 'Work it out' });
const systems = (page: Page) =>
  page.getByRole('table', { name: /with betting systems, on red or black/ });

async function start(page: Page, fragment = '') {
  await page.goto(fragment === '' ? ADDRESS : `${ADDRESS}#${fragment}`);
  await untilAwake(page);
}

test.describe('the tool for the cost of a session', () => {
  test('works out what is typed, behind the sign that no host sees', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await start(page);
    await page.getByLabel('Money you bring').fill('40');
    await page.locator('input[name="rounds"]').fill('300');
    await submit(page).click();
    await expect(page).toHaveURL(/#game=red&bankroll=40&bet=1&rounds=300&pace=40$/);
    // 40 bets × 1/37 = $1.08
    await expect(
      page.getByText(/An hour costs \$1\.08 on average at 40 bets an hour and \$1 a bet/),
    ).toBeVisible();
    // A random walk from 40 with 300 steps of 18/37, by another program: 5.67%, 29.9%.
    await expect(heading(page)).toHaveText('64 of 100 leave with what they brought, or less');
    await expect(page.getByText('The chance of ruin is 5.7%.')).toBeVisible();
    await expect(page.getByRole('figure').first()).toContainText('30leave with more');
    expect(asked.filter((url) => /bankroll/.test(url))).toEqual([]);
    await page.reload();
    await expect(page.getByLabel('Money you bring')).toHaveValue('40');
  });

  test('shows that no system moves the share lost; running out is no loss', async ({ page }) => {
    await start(page);
    await expect(systems(page).getByRole('row')).toHaveCount(6);
    const shares = await systems(page)
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.lastElementChild?.textContent));
    // One zero of 37 pockets.
    expect(shares).toEqual(['2.7%', '2.7%', '2.7%', '2.7%', '2.7%']);

    await page.getByLabel('Money you bring').fill('100');
    await page.getByLabel('One bet').fill('60');
    await page.locator('input[name="rounds"]').fill('10');
    await submit(page).click();
    // By a program of its own: .7739 run out, each of them with $40; nobody has nothing.
    await expect(heading(page)).toHaveText('77 of 100 run out of money');
    const figure = page.getByRole('figure').first();
    await expect(figure).toContainText('Half leave with this or less.$40');
    await expect(figure).not.toContainText('lose everything');
    await expect(systems(page).getByRole('row').nth(1)).toContainText('77$40');
  });

  test('asks for what a game needs, and has systems on red alone', async ({ page }) => {
    await start(page);
    await page.getByLabel('You play').selectOption('crash');
    const target = page.getByLabel('Cash out at');
    await target.fill('1');
    await submit(page).click();
    await expect(target).toBeFocused();
    await expect(target).toHaveAccessibleDescription('Expected 1.01 or more.');
    expect(await findings(page, 'main')).toEqual([]);
    await target.fill('2');
    await submit(page).click();
    await expect(page.getByText('crash', { exact: false }).last()).toBeVisible();
    await expect(systems(page)).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the example with every system', async ({ page }) => {
      await page.goto(ADDRESS);
      // 200 bets on red: more than 100 are won with .3251, by the binomial formula.
      await expect(heading(page)).toHaveText('67 of 100 leave with what they brought, or less');
      await expect(systems(page).getByRole('row')).toHaveCount(6);
      await expect(submit(page)).toBeHidden();
      await expect(page.getByText('This form needs its script')).toBeVisible();
      await expect(page.getByText('no more than 1% of household income before tax')).toBeVisible();
      await expect(
        page.getByRole('link', { name: /Lower-Risk Gambling Guidelines/ }),
      ).toHaveAttribute('href', /^https:\/\/ccsa\.ca\//);
    });
  });
});
