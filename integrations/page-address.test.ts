import { expect, test } from 'vitest';
import { addressOfFile } from './page-address.ts';

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['reviews/a.html', '/reviews/a'],
  ['guides/page/2.html', '/guides/page/2'],
])('the page in %s is at %s', (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});
