import { describe, expect, test } from 'vitest';
import { type Answer, gradeOf, observatoryResult, scoreOf } from './score-headers.ts';

const STRICT_POLICY =
  "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'";
const PLAIN_PAGE = '<!doctype html><script src="/a.js"></script>';

const answer = (headers: Answer['headers'], html = PLAIN_PAGE): Answer => ({ headers, html });
const scored = (headers: Answer['headers'], html?: string) => {
  const { score, grade } = observatoryResult(answer(headers, html));
  return `${score} ${grade}`;
};
const resultOf = (test: string, headers: Answer['headers'], html?: string) =>
  observatoryResult(answer(headers, html)).tests.find((found) => found.test.includes(test))?.result;

describe('the score of a set of headers', () => {
  test('all that this kind of site can have: 100 + 10 + 5 + 5 + 10', () => {
    const headers = {
      'Content-Security-Policy': STRICT_POLICY,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    expect(scored(headers)).toBe('130 A+');
    // A hash on a script of one's own is worth 5 more.
    expect(scored(headers, '<script src="/a.js" integrity="sha384-x"></script>')).toBe('135 A+');
  });

  test('no headers at all: 100 − 25 policy − 20 HSTS − 5 sniffing − 20 frames', () => {
    expect(scored({})).toBe('30 D');
  });

  test('a bonus counts from 90 points on: 100 − 10 short HSTS, then + 5 policy + 5 frames', () => {
    const headers = {
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=86400',
      'x-content-type-options': 'nosniff',
    };
    expect(scored(headers)).toBe('100 A+');
    // Without nosniff there are 85 points before bonuses, and so none of them counts.
    expect(scored({ ...headers, 'x-content-type-options': 'sniff' })).toBe('85 A-');
  });

  test('a policy with unsafe-inline, else all in order: 100 − 20, and no bonus', () => {
    const headers = {
      'content-security-policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    };
    expect(scored(headers)).toBe('80 B+');
  });
});

describe('the policy', () => {
  test.each([
    ["default-src 'none'", 'csp-implemented-with-no-unsafe-default-src-none'],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
    ["default-src 'none'; script-src 'wasm-unsafe-eval'", '-no-unsafe-default-src-none'],
    ["default-src 'none'; img-src 'self' data:", '-no-unsafe-default-src-none'],
    ['DEFAULT-SRC', '-no-unsafe-default-src-none'],
    ["default-src 'none'; style-src 'unsafe-inline'", '-unsafe-inline-in-style-src-only'],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-a'", '-default-src-none'],
    ["default-src 'none'; style-src https:", '-unsafe-inline-in-style-src-only'],
    ["default-src 'none'; img-src http:", '-insecure-scheme-in-passive-content-only'],
    ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    ["default-src 'none'; script-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; script-src 'unsafe-inline' 'nonce-a'", '-default-src-none'],
    ["default-src 'none'; script-src data:", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; object-src *", 'csp-implemented-with-unsafe-inline'],
    ["img-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ["default-src 'none'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme'],
    ["default-src 'none'; script-src 'strict-dynamic'", 'csp-header-invalid'],
    ["default-src 'none'; script-src 'strict-dynamic' 'nonce-a' https:", '-default-src-none'],
    ["default-src 'none'; default-src 'self'", 'csp-header-invalid'],
    ['img', 'csp-header-invalid'],
  ])('%s', (policy, result) => {
    const found = resultOf('CSP', { 'content-security-policy': policy });
    expect(found?.endsWith(result)).toBe(true);
  });
});

describe('the other headers', () => {
  test.each([
    ['Referrer', 'referrer-policy', 'no-referrer, unsafe-url', 'referrer-policy-unsafe'],
    ['Referrer', 'referrer-policy', 'unsafe-url, no-referrer', 'referrer-policy-private'],
    ['Referrer', 'referrer-policy', 'none', 'referrer-policy-header-invalid'],
    ['HSTS', 'strict-transport-security', 'max-age=15552000', '-at-least-six-months'],
    ['HSTS', 'strict-transport-security', 'max-age=15551999', '-less-than-six-months'],
    ['HSTS', 'strict-transport-security', 'includeSubDomains', 'hsts-header-invalid'],
    ['HSTS', 'strict-transport-security', 'max-age=99999999, max-age=1', 'hsts-header-invalid'],
    ['X-Frame', 'x-frame-options', 'SAMEORIGIN', 'x-frame-options-sameorigin-or-deny'],
    ['X-Frame', 'x-frame-options', 'ALLOW-FROM https://a.example', '-allow-from-origin'],
    ['X-Frame', 'x-frame-options', 'ALLOWALL', 'x-frame-options-header-invalid'],
    ['X-Frame', 'content-security-policy', STRICT_POLICY, '-implemented-via-csp'],
    ['Resource Policy', 'cross-origin-resource-policy', 'same-site', '-with-same-site'],
    ['Resource Policy', 'cross-origin-resource-policy', 'cross-origin', '-with-cross-origin'],
    ['Resource Policy', 'cross-origin-resource-policy', 'nobody', '-header-invalid'],
    ['CORS', 'access-control-allow-origin', '*', '-with-public-access'],
    ['CORS', 'access-control-allow-origin', 'https://a.example', '-with-restricted-access'],
  ])('%s: %s: %s', (name, header, value, result) => {
    expect(resultOf(name, { [header]: value })?.endsWith(result)).toBe(true);
  });

  test.each([
    ['<p>no script</p>', 'sri-not-implemented-but-no-scripts-loaded'],
    ['<script>1</script>', '-all-scripts-loaded-from-secure-origin'],
    ['<script src="/a.js"></script>', '-all-scripts-loaded-from-secure-origin'],
  ])('Subresource Integrity: %s', (html, result) => {
    expect(resultOf('Integrity', {}, html)?.endsWith(result)).toBe(true);
  });
});

test('what the site never sends is refused, not guessed', () => {
  const score = (headers: Answer['headers'], html?: string) => () => scored(headers, html);
  expect(score({ 'set-cookie': 'a=b' })).toThrow(/Expected no cookie/);
  expect(score({ 'content-security-policy': "img-src 'self', img-src *" })).toThrow(/several/);
  for (const address of ['https://a.example/a.js', '//a.example/a.js', 'http://a.example/a.js']) {
    expect(score({}, `<script src="${address}"></script>`)).toThrow(/scripts of this origin/);
  }
});

describe('grades', () => {
  test.each([
    [135, 'A+'],
    [100, 'A+'],
    [99, 'A'],
    [90, 'A'],
    [89, 'A-'],
    [80, 'B+'],
    [79, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
    [24, 'F'],
    [0, 'F'],
  ])('%i points are %s', (score, grade) => {
    expect(gradeOf(score)).toBe(grade);
  });

  test('a score never falls below 0', () => {
    expect(scoreOf([-50, -50, -20])).toBe(0);
  });
});
