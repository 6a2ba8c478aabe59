import { expect, test } from '@playwright/test';
import { watchFaults } from './fixtures.ts';

test('the fixture of all tests hears a violation', async ({ page, baseURL }) => {
  const faults = watchFaults(page, String(baseURL));
  await page.goto('/privacy-policy');
  expect(faults).toEqual([]);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = '/x.png';
    image.setAttribute('style', 'color: red');
    document.body.append(image);
  });
  await expect
    .poll(() => faults)
    .toEqual([expect.stringMatching(/^policy: Applying inline style violates/)]);
});
