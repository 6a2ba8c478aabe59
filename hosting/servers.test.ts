import { expect, test } from 'vitest';
import { caddyfile } from './caddy.ts';
import { nginxSite } from './nginx.ts';

/** The behaviour of the servers is tested in tests/hosting. */
const settings = { address: 'listen 80;', root: '/var/www/site', headers: {}, redirects: [] };

test.each([
  // A variable of nginx; the end of a quotation of Caddy, and its environment.
  [nginxSite, 'costs $5', 'nginx cannot send this header as it is: costs $5'],
  [caddyfile, 'a`b', 'Caddy cannot read this as it is: a`b'],
  [caddyfile, '{$HOME}', 'Caddy cannot read this as it is: {$HOME}'],
])('%o refuses a header that the server would read as something else: %s', (write, A, refusal) => {
  expect(() => write({ ...settings, headers: { A } })).toThrow(refusal);
});
