import { elementsOf } from '#build/html-page.ts';
import { readPolicy } from './read-policy.ts';
import { POLICY_MODIFIERS, scorePolicy } from './score-policy.ts';

/** Headers of the answer for `/`, with names in any case, and its HTML. */
export type Answer = { headers: Readonly<Record<string, string>>; html: string };

export type TestResult = { test: string; result: string; modifier: number };

export type ObservatoryResult = { tests: TestResult[]; score: number; grade: string };

/** What each result adds to the score; those of the policy are in score-policy.ts. */
const MODIFIERS = {
  ...POLICY_MODIFIERS,
  'cookies-not-found': 0,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-restricted-access': 0,
  'redirection-to-https': 0,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'referrer-policy-header-invalid': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'hsts-header-invalid': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-no-scripts-loaded': 0,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-content-type-options-header-invalid': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-allow-from-origin': 0,
  'x-frame-options-not-implemented': -20,
  'x-frame-options-header-invalid': -20,
  'corp-implemented-with-same-origin': 10,
  'corp-implemented-with-same-site': 10,
  'corp-implemented-with-cross-origin': 0,
  'corp-not-implemented': 0,
  'corp-header-invalid': -5,
} as const;

type Result = keyof typeof MODIFIERS;

/** 180 days; the Observatory takes them for the six months that it names. */
const SIX_MONTHS_SECONDS = 15_552_000;
const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];
const UNSAFE_REFERRERS = [
  'origin',
  'origin-when-cross-origin',
  'unsafe-url',
  'no-referrer-when-downgrade',
];
/** From this score on without bonuses, bonuses count. */
const LEAST_FOR_BONUSES = 90;
const GRADES: readonly [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/**
 * Scores an answer by the rules that MDN publishes for its HTTP Observatory (the ten tests that count;
 * github.com/mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests). What only a public
 * scan can see is taken as docs/HOSTING.md sets it up: a valid certificate, one redirect from http to
 * https on the same host, and no place on the preload list. Throws on what this site never sends and
 * is therefore not scored: a cookie, several policies, a script from elsewhere.
 */
export function observatoryResult({ headers, html }: Answer): ObservatoryResult {
  const find = (name: string) =>
    Object.entries(headers).find(([other]) => other.toLowerCase() === name)?.[1] ?? null;
  if (find('set-cookie') !== null) throw new Error('Expected no cookie, found Set-Cookie');

  const policy = find('content-security-policy');
  const results: [test: string, result: Result][] = [
    ['Content Security Policy (CSP)', scorePolicy(policy)],
    ['Cookies', 'cookies-not-found'],
    ['Cross Origin Resource Sharing (CORS)', scoreSharing(find('access-control-allow-origin'))],
    ['Redirection', 'redirection-to-https'],
    ['Referrer Policy', scoreReferrer(find('referrer-policy'))],
    ['Strict Transport Security (HSTS)', scoreTransport(find('strict-transport-security'))],
    ['Subresource Integrity', scoreIntegrity(html)],
    ['X-Content-Type-Options', scoreContentType(find('x-content-type-options'))],
    ['X-Frame-Options', scoreFrames(find('x-frame-options'), policy)],
    ['Cross Origin Resource Policy', scoreResource(find('cross-origin-resource-policy'))],
  ];
  const tests = results.map(([test, result]) => ({ test, result, modifier: MODIFIERS[result] }));
  const score = scoreOf(tests.map(({ modifier }) => modifier));
  return { tests, score, grade: gradeOf(score) };
}

/** 100 and the modifiers; bonuses count only if there are 90 points without them. Never below 0. */
export function scoreOf(modifiers: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 100);
  const withoutBonuses = sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, withoutBonuses >= LEAST_FOR_BONUSES ? sum(modifiers) : withoutBonuses);
}

/** Grade of a score of 0 or more. */
export function gradeOf(score: number): string {
  const found = GRADES.find(([from]) => score >= from);
  if (found === undefined) throw new Error(`Expected a score of 0 or more, found ${score}`);
  return found[1];
}

function scoreSharing(header: string | null): Result {
  if (header === null) return 'cross-origin-resource-sharing-not-implemented';
  return header.trim() === '*'
    ? 'cross-origin-resource-sharing-implemented-with-public-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access';
}

/** The last value that is known counts. */
function scoreReferrer(header: string | null): Result {
  if (header === null) return 'referrer-policy-not-implemented';
  const known = header
    .split(',')
    .map((value) => value.trim().toLowerCase())
    .findLast((value) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(value));
  if (known === undefined) return 'referrer-policy-header-invalid';
  return PRIVATE_REFERRERS.includes(known) ? 'referrer-policy-private' : 'referrer-policy-unsafe';
}

function scoreTransport(header: string | null): Result {
  if (header === null) return 'hsts-not-implemented';
  const maxAge = header
    .split(';')
    .map((part) => part.trim().toLowerCase())
    .findLast((part) => part.startsWith('max-age='));
  if (header.includes(',') || maxAge === undefined) return 'hsts-header-invalid';
  return Number.parseInt(maxAge.slice('max-age='.length), 10) < SIX_MONTHS_SECONDS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months';
}

function scoreIntegrity(html: string): Result {
  const scripts = elementsOf(html).filter(({ name }) => name === 'script');
  if (scripts.length === 0) return 'sri-not-implemented-but-no-scripts-loaded';
  const loaded = scripts.filter(({ attributes }) => attributes.has('src'));
  const foreign = loaded.find(({ attributes }) =>
    /^\s*(?:https?:)?\/\//i.test(attributes.get('src') ?? ''),
  );
  if (foreign !== undefined) {
    throw new Error(
      `Expected scripts of this origin with relative addresses, found ${foreign.attributes.get('src')}`,
    );
  }
  return loaded.some(({ attributes }) => attributes.has('integrity'))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin';
}

function scoreContentType(header: string | null): Result {
  if (header === null) return 'x-content-type-options-not-implemented';
  return header.trim().toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid';
}

function scoreFrames(header: string | null, policy: string | null): Result {
  const isInPolicy = policy !== null && readPolicy(policy)?.has('frame-ancestors') === true;
  if (isInPolicy) return 'x-frame-options-implemented-via-csp';
  if (header === null) return 'x-frame-options-not-implemented';
  const value = header.trim().toLowerCase();
  if (value === 'deny' || value === 'sameorigin') return 'x-frame-options-sameorigin-or-deny';
  return value.startsWith('allow-from')
    ? 'x-frame-options-allow-from-origin'
    : 'x-frame-options-header-invalid';
}

function scoreResource(header: string | null): Result {
  if (header === null) return 'corp-not-implemented';
  switch (header.trim().toLowerCase()) {
    case 'same-origin':
      return 'corp-implemented-with-same-origin';
    case 'same-site':
      return 'corp-implemented-with-same-site';
    case 'cross-origin':
      return 'corp-implemented-with-cross-origin';
    default:
      return 'corp-header-invalid';
  }
}
