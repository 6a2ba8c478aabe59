import type { Page } from '@playwright/test';
import { generateLiqd } from '#tests/rounds/generate-liqd.ts';
import { expect, test } from './fixtures.ts';
import { translate, translateAtFirst } from './translate.ts';

test.use({ mayDiffer: true });

const RESULT = '[role=status]';
const [TITLE, FINDING, DIALOG] = ['#result-title', '#audit-title', '[data-search-dialog]'];

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
const enter =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).first().fill(text);
const choose =
  (label: string, option: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
const tick =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('checkbox', { name }).first().check();
const pick =
  (label: string): Step =>
  (page) =>
    page.getByRole('radio', { name: label }).check();
const sees =
  (selector: string, text: string): Step =>
  (page) =>
    expect(page.locator(selector).filter({ hasText: text }).first()).toBeVisible();
const give =
  (name: string, text: string): Step =>
  (page) =>
    page
      .locator('main input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
const search =
  (text: string): Step =>
  (page) =>
    page.locator(`${DIALOG} input`).first().fill(text);
const openSearch: Step = (page) => page.keyboard.press('Control+k');

const HONEST = generateLiqd('dice', { seed: 'translated', rounds: 20 }).text;
const SHORT = 'Stake,Multiplier,Payout\n10,2.00,20\n10,2.00,5\n';
/** Of each island: its page, what a visitor does there, and what is seen at last. */
const JOURNEYS: Readonly<Record<string, readonly [address: string, ...Step[]]>> = {
  RoundVerifier: [
    '/tools/round',
    press('Load the example'),
    enter('Nonce', '1'),
    press('Check this round'),
    sees(RESULT, 'Doesn’t follow this rule'),
    press('Load the example'),
    sees(RESULT, 'Result matches'),
    choose('Rule of the game', 'mines'),
    sees(RESULT, '13, 16, 22'),
  ],
  RoundsAudit: [
    '/tools/rounds',
    give('honest.json', HONEST),
    sees(FINDING, 'All 20 payouts are right'),
    give('short.csv', SHORT),
    press('Use these columns'),
    sees(FINDING, '1 of 22 payouts'),
    press('Remove honest.json'),
    sees(FINDING, '1 of 2 payouts'),
  ],
  CaseTool: [
    '/tools/case',
    choose('Casino', 'quillmark'),
    press('Show my dates'),
    sees('form', 'Choose what went wrong.'),
    pick('My country is refused'),
    pick('Win taken for a bonus rule'),
    enter('It happened on', '2026-11-20'),
    press('Show my dates'),
    sees('section', 'Your win was taken'),
    press('Change'),
    pick('I asked to be shut out'),
    press('Show my dates'),
    sees('section', 'You asked to be shut out'),
  ],
  BonusTool: [
    '/tools/bonus',
    press('Keep this plan to compare'),
    choose('You play', 'roulette'),
    press('Work it out'),
    sees('section', 'Worked out on your device'),
    enter('Player', '70'),
    press('Remove'),
    press('Example'),
    sees(TITLE, '73 of 100'),
    sees('section', 'Worked out on your device'),
  ],
  SessionTool: [
    '/tools/session',
    enter('Money you bring', 'none'),
    press('Work it out'),
    enter('Money you bring', '40'),
    press('Work it out'),
    (page) => expect(page.locator(TITLE)).not.toContainText('67 of 100'),
    press('Example'),
    sees(TITLE, '67 of 100'),
    sees('h3', 'With a betting system'),
  ],
  RewardsTool: [
    '/tools/rewards',
    enter('Bets a week', 'many'),
    press('Work it out'),
    enter('Bets a week', '20'),
    choose('You play', 'slot'),
    press('Work it out'),
    sees('section', '20 bets of $10'),
  ],
  OwnWeights: [
    '/tools/weights',
    enter('License', '30'),
    press('Our weights'),
    enter('License', '0'),
  ],
  ComparisonTable: [
    '/payments-kyc',
    tick(/^MGA/),
    press('Copy address'),
    press('Clear'),
    (page) => page.locator('summary').filter({ hasText: 'more coins' }).click(),
    tick(/^BCH/),
    sees('summary', 'More: BCH'),
  ],
  SideBySide: [
    '/compare',
    choose('Another casino', 'vantry'),
    press('Add'),
    sees('thead', 'Vantry'),
    tick(/^Differences only/),
    press('Take Vantry out'),
  ],
  ContactForm: [
    '/contact',
    press('Open in mail program'),
    // Its label ends in an asterisk, which is no part of its name.
    (page) => page.getByRole('textbox', { name: 'Subject' }).fill('A wrong date'),
    press('Open in mail program'),
    sees('form', '12 of 120 characters'),
  ],
  SelfCheck: [
    '/responsible-gaming',
    press('Show my result'),
    async (page) => {
      for (const never of await page.getByRole('radio', { name: 'Never' }).all())
        await never.check();
    },
    press('Show my result'),
    sees('section', '0 of 27 points'),
    (page) => page.getByRole('radio', { name: 'Sometimes' }).first().check(),
    sees('section', '1 of 27 points'),
  ],
  SearchDialog: [
    '/privacy-policy',
    openSearch,
    search('umberfold'),
    sees(`${DIALOG} ol a`, 'Umberfold'),
    search('want to die'),
    sees(`${DIALOG} section`, 'In every country'),
    search('xyzzyqq'),
    sees(`${DIALOG} ${RESULT}`, 'xyzzyqq'),
  ],
  HeroBalance: [
    '/',
    (page) => page.locator('summary').filter({ hasText: 'Move a figure' }).click(),
    enter('One bet', '5'),
    sees('main figure dd', '87'),
    enter('One bet', '1'),
    sees('main figure dd', '73'),
  ],
};

const islandOf = (page: Page, name: string) =>
  page.locator(`astro-island[component-url*="${name}.island"]`).first();

async function play(page: Page, island: string, isTranslated: boolean) {
  const [address = '', ...steps] = JOURNEYS[island] ?? [];
  await page.goto(address);
  const part = islandOf(page, island);
  if (steps[0] === openSearch) await openSearch(page);
  else await part.evaluate((element) => element.firstElementChild?.scrollIntoView());
  await expect(part).not.toHaveAttribute('ssr');
  // A translated island is rendered anew: what is given to its old elements is lost with them.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  for (const step of steps) {
    if (isTranslated) await translate(page);
    await step(page);
  }
  await expect(part.getByText('Working it out').filter({ visible: true })).toHaveCount(0);
}

const textOf = (page: Page, island: string) =>
  islandOf(page, island).evaluate((element: HTMLElement) =>
    [...element.children]
      .map((child) => (child as HTMLElement).innerText)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );

/** The text of an island once workers have answered: some parts come after the result. */
async function settledText(page: Page, island: string) {
  for (let before = ''; ;) {
    const text = await textOf(page, island);
    if (text === before) return text;
    before = text;
    await page.waitForTimeout(1500);
  }
}

for (const island of Object.keys(JOURNEYS)) {
  test(`${island} says the same where its page is translated, before it wakes and at each step`, async ({
    page,
  }) => {
    test.slow();
    await play(page, island, false);
    const said = await settledText(page, island);
    await translateAtFirst(page);
    await play(page, island, true);
    await expect.poll(() => textOf(page, island)).toBe(said);
  });
}
