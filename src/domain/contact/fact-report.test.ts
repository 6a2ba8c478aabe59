import { expect, test } from 'vitest';
import { reportHref, reportSubject } from './fact-report.ts';

const PLACE = '/reviews/quillmark#fact-minDeposit';

test('the place stands behind the sign that no server is sent', () => {
  const href = reportHref(PLACE);
  expect(new URL(href, 'https://edgewise.example').search).toBe('');
  expect(href).toBe('/contact#report=%2Freviews%2Fquillmark%23fact-minDeposit');
});

test('a report names the page and the fact', () => {
  const { hash } = new URL(reportHref(PLACE), 'https://edgewise.example');
  expect(reportSubject(hash.slice(1))).toBe('Error in /reviews/quillmark#fact-minDeposit');
});

test.each([
  ['nothing', ''],
  ['another fragment', 'subject'],
  ['a page without a fact', 'report=/reviews/quillmark'],
  ['another site', 'report=https://evil.example/%23fact'],
  ['words that somebody else chose', 'report=/reviews/x%23fact%20call%20this%20number'],
  ['a line of its own', 'report=/reviews/x%23fact%0AnextLine'],
  ['more than a subject holds', `report=/${'a'.repeat(120)}%23fact`],
])('%s is no report', (_, fragment) => {
  expect(reportSubject(fragment)).toBeNull();
});
