import { describe, expect, test } from 'vitest';
import { caddyfile } from './caddy.ts';
import { nginxSite } from './nginx.ts';

/** What they do is tested on the servers themselves, in tests/hosting. */
const settings = { address: 'listen 80;', root: '/var/www/site', headers: {}, redirects: [] };

test('nginxSite refuses a header that nginx would take for a variable', () => {
  expect(() => nginxSite({ ...settings, headers: { A: 'costs $5' } })).toThrow(
    'nginx cannot send this header as it is: costs $5',
  );
});

describe('caddyfile', () => {
  test('refuses a header that would end its quotation', () => {
    expect(() => caddyfile({ ...settings, headers: { A: 'a`b' } })).toThrow(
      'Caddy cannot read this as it is: a`b',
    );
  });

  test('refuses what Caddy would replace from its environment', () => {
    expect(() => caddyfile({ ...settings, headers: { A: '{$HOME}' } })).toThrow(
      'Caddy cannot read this as it is: {$HOME}',
    );
  });
});
