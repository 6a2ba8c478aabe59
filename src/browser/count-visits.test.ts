// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { CONSENT_GIVEN_EVENT, CONSENT_KEY } from '#domain/consent/consent.ts';
import { countWhereAccepted } from './count-visits.ts';

const counters = () => [...document.querySelectorAll('script[data-analytics]')];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="edgewise:analytics" content="/stats.js">';
});

test('a counter is silent before a choice', () => {
  countWhereAccepted();
  expect(counters()).toEqual([]);
});

test('a counter stays silent after a rejection', () => {
  localStorage.setItem(CONSENT_KEY, 'rejected');
  countWhereAccepted();
  expect(counters()).toEqual([]);
});

test('a counter loads once the visitor has accepted, and only once', () => {
  localStorage.setItem(CONSENT_KEY, 'accepted');
  countWhereAccepted();
  countWhereAccepted();
  expect(counters().map((counter) => counter.getAttribute('src'))).toEqual(['/stats.js']);
  // By this the router tells a script that has run from one that a page brings.
  expect(counters()[0]?.hasAttribute('data-astro-exec')).toBe(true);
});

test('accepting on the page is enough', () => {
  countWhereAccepted();
  dispatchEvent(new Event(CONSENT_GIVEN_EVENT));
  expect(counters()).toHaveLength(1);
});

test('a site without a counter loads nothing even where it is accepted', () => {
  document.head.innerHTML = '';
  localStorage.setItem(CONSENT_KEY, 'accepted');
  countWhereAccepted();
  expect(counters()).toEqual([]);
});
