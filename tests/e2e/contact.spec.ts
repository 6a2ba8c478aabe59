import type { Page } from '@playwright/test';
import { findings } from './axe-findings.ts';
import { expect, recordCalls, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Message to us' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Open in mail program' });

/** Records navigations, including those to mail addresses. */
async function recordNavigations(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  return addresses;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Byron');
  await page.getByLabel('Email').fill('ada@mail.example');
  await page.getByLabel('Subject').fill('A correction');
  await page
    .getByLabel('Message', { exact: false })
    .last()
    .fill('The page says 35 & the terms 40.');
}

/** The counter turns from a limit into a count once the form's script runs. */
async function waitForScript(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill('x');
  await expect(page.getByText('1 of 120 characters')).toBeVisible();
  await page.getByLabel('Subject').fill('');
}

test(
  'the page names the contacts, the time to an answer and the questions answered before, the form asks for five things',
  {
    tag: [
      '@2.routes.contact',
      '@2.contact.contacts',
      '@2.contact.reply-time',
      '@2.contact.faq-link',
      '@9.contact-reply',
      '@2.contact.form',
      '@3.contact-fields',
      '@5.contact-email',
    ],
  },
  async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'support@edgewise.example' })).toHaveAttribute(
      'href',
      'mailto:support@edgewise.example',
    );
    await expect(main.getByRole('link', { name: 'partners@edgewise.example' })).toHaveAttribute(
      'href',
      'mailto:partners@edgewise.example',
    );
    await expect(main.getByText('within 24 hours on business days').first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Questions and answers' })).toHaveAttribute(
      'href',
      '/faq',
    );

    const expected = [
      ['firstName', 'First name', 'given-name', 'text', true],
      ['lastName', 'Last name', 'family-name', 'text', false],
      ['email', 'Email', 'email', 'email', true],
      ['subject', 'Subject', 'off', 'text', true],
      ['message', 'Message', 'off', 'textarea', true],
    ] as const;
    const fields = form(page).getByRole('textbox');
    await expect(fields).toHaveCount(expected.length);
    for (const [index, [name, label, autocomplete, type, required]] of expected.entries()) {
      const field = fields.nth(index);
      await expect(field).toHaveAccessibleName(new RegExp(`^${label}`));
      await expect(field).toHaveAttribute('name', name);
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      expect(await field.evaluate((node) => (node as HTMLInputElement).type)).toBe(type);
      expect(await field.evaluate((node) => (node as HTMLInputElement).required)).toBe(required);
    }
  },
);

test('a wrong form gets a summary that leads to its fields, and is kept', async ({ page }) => {
  await page.goto('/contact');
  await waitForScript(page);
  const addresses = await recordNavigations(page);
  await submit(page).click();
  const summary = page.getByRole('group', { name: '4 things to fix' });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/^Enter a subject\./);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ada@mail.example');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Subject').fill('x'.repeat(130));
  await expect(page.getByText('10 too many: 130 of 120 characters')).toBeVisible();
  await submit(page).click();
  await expect(
    page.getByRole('link', { name: 'Shorten the subject to 120 characters or fewer.' }),
  ).toBeVisible();
  await expect(page.getByLabel('Subject')).toHaveValue('x'.repeat(130));
  expect(addresses).toEqual([]);
});

test(
  'a complete form opens the mail program, calls no server, says so and keeps the text',
  { tag: '@7.contact-send' },
  async ({ page }) => {
    await page.goto('/contact');
    await waitForScript(page);
    const addresses = await recordNavigations(page);
    await fillIn(page);
    const calls = recordCalls(page);
    await submit(page).click();
    const outcome = page.getByRole('group', { name: 'Your mail program should have opened' });
    await expect(outcome).toBeFocused();
    await expect(outcome).toContainText('The message isn’t sent until you send it there.');
    await expect(page.getByText(/message sent|was sent|has been sent/i)).toHaveCount(0);
    const mail =
      'mailto:support@edgewise.example?subject=A%20correction' +
      '&body=The%20page%20says%2035%20%26%20the%20terms%2040.%0D%0A%0D%0AAda%20Byron%0D%0Aada%40mail.example';
    await expect.poll(() => addresses).toEqual([mail]);
    await expect(outcome.getByRole('link', { name: 'Open the prepared mail' })).toHaveAttribute(
      'href',
      mail,
    );
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page).toHaveURL('/contact');
    expect(calls).toEqual([]);
  },
);

test.describe('the prepared text', () => {
  test('is copied where the browser allows it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await waitForScript(page);
    await fillIn(page);
    await submit(page).click();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Name: Ada Byron\nEmail: ada@mail.example\nSubject: A correction\n\nThe page says 35 & the terms 40.',
    );
  });

  test('is selected for copying by hand where it does not', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/contact');
    await waitForScript(page);
    await fillIn(page);
    await submit(page).click();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    const text = page.getByLabel(/^Your message, for a mail to/);
    await expect(text).toBeFocused();
    expect(
      await text.evaluate((node: HTMLTextAreaElement) => node.selectionEnd - node.selectionStart),
    ).toBeGreaterThan(50);
    await expect(page.getByText('The text is selected')).toBeVisible();
  });
});

test('axe finds nothing wrong with mistakes shown, nor with a prepared mail', async ({ page }) => {
  await page.goto('/contact');
  await waitForScript(page);
  await page.getByLabel('Message', { exact: false }).last().fill('x'.repeat(3900));
  await submit(page).click();
  await expect(page.getByRole('group', { name: '3 things to fix' })).toBeVisible();
  expect(await findings(page, 'main')).toEqual([]);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText('The message isn’t sent until you send it')).toBeVisible();
  expect(await findings(page, 'main')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the addresses stand in place of a form that could not send anything', async ({ page }) => {
    await page.goto('/contact');
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('The form needs JavaScript to prepare a mail.');
    await expect(notice.locator('a').first()).toHaveAttribute(
      'href',
      'mailto:support@edgewise.example',
    );
    await expect(page.getByRole('button', { name: 'Open in mail program' })).toBeHidden();
  });
});

test('an error in a fact is reported by its name, which no host is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/reviews/quillmark#fact-minDeposit');
  await page.getByRole('link', { name: 'Report an error: Min deposit', exact: true }).click();
  await expect(page).toHaveURL('/contact#report=%2Freviews%2Fquillmark%23fact-minDeposit');
  const subject = page.getByRole('textbox', { name: /^Subject/ });
  await expect(subject).toHaveValue('Error in /reviews/quillmark#fact-minDeposit');
  expect(asked.filter((url) => /report|fact-minDeposit/.test(url.split('#')[0] ?? ''))).toEqual([]);
  await subject.fill('Another matter');
  await expect(subject).toHaveValue('Another matter');
});

test('words that somebody else put into the address do not reach the form', async ({ page }) => {
  await page.goto('/contact#report=Call%20this%20number');
  await page.waitForTimeout(500);
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue('');
});
