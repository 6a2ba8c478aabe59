import { describe, expect, test } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

const FILES = new Set([
  '/index.html',
  '/404.html',
  '/faq.html',
  '/bonuses.html',
  '/bonuses/no-deposit.html',
  '/bonuses/cashback.html',
  '/bonuses/cashback.html.br',
  '/games/crash.html',
  '/payments-kyc/fast-payout.html',
  '/assets/a.0123abcd.css',
  '/assets/a.0123abcd.css.gz',
  '/favicon.svg',
  '/_headers',
  '/_redirects',
  '/.env',
  '/.well-known/security.txt',
]);
const redirects = [
  { from: '/home', to: '/' },
  { from: '/everyone', to: '/', place: 'casinos' },
];
const resolve = (target: string) => resolveRequest(target, (file) => FILES.has(file), redirects);

describe('resolveRequest', () => {
  test.each([
    ['/', '/index.html'],
    ['/?a=/b/', '/index.html'],
    ['/faq', '/faq.html'],
    ['/%66aq', '/faq.html'],
    ['/bonuses/cashback', '/bonuses/cashback.html'],
    ['/favicon.svg', '/favicon.svg'],
    ['/assets/a.0123abcd.css?v=1', '/assets/a.0123abcd.css'],
    ['/.well-known/security.txt', '/.well-known/security.txt'],
  ])('serves %s from %s', (target, file) => {
    expect(resolve(target)).toEqual({ kind: 'file', file });
  });

  test.each([
    ['/bonuses/unheard-of', '/bonuses/no-deposit.html'],
    ['/bonuses/CASHBACKS', '/bonuses/no-deposit.html'],
    ['/bonuses/%ff', '/bonuses/no-deposit.html'],
    ['/games/unheard-of', '/games/crash.html'],
    ['/payments-kyc/unheard-of', '/payments-kyc/fast-payout.html'],
  ])('lets the default stand in for %s', (target, file) => {
    expect(resolve(target)).toEqual({ kind: 'file', file });
  });

  test.each([
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq.html/', '/faq'],
    ['/faq/?a=1&b=/', '/faq?a=1&b=/'],
    ['/nowhere/', '/nowhere'],
    ['/bonuses/cashback.html', '/bonuses/cashback'],
    ['/home', '/'],
    ['/home/?a=b?c', '/?a=b?c'],
    ['/home.html', '/'],
    ['/bonuses/CASHBACK', '/bonuses/cashback'],
    ['/bonuses/Cashback.html?a=b', '/bonuses/cashback?a=b'],
    ['/everyone?a=b', '/?a=b#casinos'],
  ])('redirects %s to %s', (target, location) => {
    expect(resolve(target)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    '/nowhere',
    '/FAQ',
    '/faq%2ehtml',
    '/bonuses/a/b',
    '/bonuses/x.br',
    '/bonuses/.env',
    '//bonuses',
    '/bonuses//cashback',
    '//other.example/',
    '/404',
    '/404.html',
    '/404/',
    '/%34%304',
    '/_headers',
    '/_redirects',
    '/%5fredirects',
    '/.env',
    '/%2eenv',
    '/.well-known/.env',
    '/bonuses/cashback.html.br',
    '/assets/a.0123abcd.css.gz',
    '/assets',
    '/%ff',
  ])('does not find %s', (target) => {
    expect(resolve(target)).toEqual({ kind: 'not-found' });
  });

  test.each([
    '/../etc/passwd',
    '/..',
    '/./faq',
    '/%2e%2e/etc/passwd',
    '/bonuses/.%2E/faq',
    '/bonuses%2fcashback',
    '/%5cother.example',
    '/\\other.example',
    '/a%00b',
    '/%0d%0aSet-Cookie:a=b',
    '/%7f',
    '/%zz',
    '/%a',
    '/%',
    '/caf\u00e9',
    '/a"b',
  ])('refuses %s', (target) => {
    expect(resolve(target)).toEqual({ kind: 'refused', status: 400 });
  });

  test('lets the query be anything', () => {
    expect(resolve('/faq?a=%zz//../%00')).toEqual({ kind: 'file', file: '/faq.html' });
  });

  test('refuses a target of more than 4096 characters', () => {
    expect(resolve(`/faq?${'a'.repeat(4091)}`)).toEqual({ kind: 'file', file: '/faq.html' });
    expect(resolve(`/faq?${'a'.repeat(4092)}`)).toEqual({ kind: 'refused', status: 414 });
  });
});
