import { describe, expect, test } from 'vitest';
import { affiliateUrl, httpsUrl, plainHost } from './https-url.ts';
import { siteAddress } from './texts.ts';

/** Invalid in links to other sites, affiliate links included. */
const NEVER: [what: string, address: string][] = [
  ['no encryption', 'http://a.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script that looks like https', 'javascript://a.example/%0aalert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['a file', 'file:///etc/passwd'],
  ['a blob', 'blob:https://a.example/1'],
  ['no scheme', '//a.example/'],
  ['one slash', 'https:/a.example/'],
  ['no slash', 'https:a.example/'],
  ['backslashes', 'https:\\\\a.example\\'],
  ['a backslash after the host', 'https://a.example\\@evil.example/'],
  ['a space before it', ' https://a.example/'],
  ['a line break in it', 'https://a.exa\nmple/'],
  ['a line break after it', 'https://a.example/\n'],
  ['a tab in its scheme', 'ht\ttps://a.example/'],
  ['a name before the host', 'https://a.example@evil.example/'],
  ['a name and a password', 'https://user:secret@a.example/'],
  ['a port', 'https://a.example:8443/'],
  ['the usual port, written out', 'https://a.example:443/'],
  ['an address in numbers', 'https://203.0.113.7/'],
  ['an address in one number', 'https://3405803783/'],
  ['an address of the new kind', 'https://[2001:db8::1]/'],
  ['this computer', 'https://localhost/'],
  ['capitals in the host', 'https://A.example/'],
  ['a Cyrillic a', 'https://\u0430.example/'],
  ['a Greek o in the ending', 'https://a.c\u03bfm/'],
  ['full-width letters', 'https://\uff41.example/'],
  ['a full stop of another script', 'https://a\u3002example/'],
  ['punycode', 'https://xn--80ak6aa92e.example/'],
  ['punycode further on', 'https://www.xn--80ak6aa92e.example/'],
  ['a dot at the end of the host', 'https://a.example./'],
  ['an empty label', 'https://a..example/'],
  ['a percent sign in the host', 'https://a%2eexample/'],
  ['markup', 'https://a.example/"><script>alert(1)</script>'],
  ['a placeholder in braces', 'https://a.example/?id={{id}}'],
  ['a placeholder in code', 'https://a.example/?id=${id}'],
  ['a percent sign that encodes nothing', 'https://a.example/?id=%ID%'],
];

describe('an address of another site', () => {
  test.each(NEVER)('is refused with %s', (_, address) => {
    expect(httpsUrl.safeParse(address).success).toBe(false);
  });

  test.each([
    'https://a.example',
    'https://a.example/',
    'https://www.a-b.example/path/(one)/~two,three;four?q=a+b&c=%C3%A9#part-2',
    'https://a.example?q=1',
    'https://a.example/xn--not-a-host',
  ])('may be %s', (address) => {
    expect(httpsUrl.safeParse(address).success).toBe(true);
    expect(new URL(address).protocol).toBe('https:');
  });
});

describe('an address that earns money', () => {
  test.each([
    ...NEVER,
    ['a place on the page', 'https://a.example/?ref=edgewise#signup'],
    ['a placeholder by colon', 'https://a.example/:visitor/'],
    ['a placeholder written in percent', 'https://a.example/?id=%7Bid%7D'],
    ['& and no question mark', 'https://a.example/&ref=edgewise'],
    ['two question marks', 'https://a.example/?ref=edgewise?c=2'],
    ['a question mark in percent', 'https://a.example/%3Fref=edgewise'],
    ['a name twice', 'https://a.example/?ref=edgewise&c=2&ref=edgewise'],
    ['a placeholder in brackets', 'https://a.example/?id=[id]'],
    ['a placeholder by an asterisk', 'https://a.example/?id=*id*'],
    ['an address inside', 'https://a.example/?next=https://evil.example/'],
    ['an @ in its path', 'https://a.example/@evil.example'],
  ])('is refused with %s', (_, address) => {
    expect(affiliateUrl.safeParse(address).success).toBe(false);
  });

  test.each([
    'https://a.example/',
    'https://a.example/?ref=edgewise&href=1&c=2',
    'https://go.a.example/p/1-2',
  ])('may be %s', (address) => {
    expect(affiliateUrl.safeParse(address).success).toBe(true);
  });
});

test.each([
  ['www.a-b.example', true],
  ['xn--80ak6aa92e.example', false],
  ['a.example:443', false],
  ['*.example', false],
])('%s is a plain host: %s', (host, isPlain) => {
  expect(plainHost.safeParse(host).success).toBe(isPlain);
});

describe('an address on this site', () => {
  test.each(['/', '/bonuses', '/games/crash', '/faq#what-35x-wagering-means', '/#casinos'])(
    'may be %s',
    (address) => {
      expect(siteAddress.safeParse(address).success).toBe(true);
    },
  );

  test.each([
    '//evil',
    '//evil.example/',
    '/\\evil.example',
    '/..',
    '/a//b',
    '/a?b',
    'a',
    '/a"',
    '',
  ])('is never %j', (address) => {
    expect(siteAddress.safeParse(address).success).toBe(false);
  });
});
