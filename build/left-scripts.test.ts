import { expect, test } from 'vitest';
import { SPECULATION_RULES } from '#browser/speculation-rules.ts';
import { elementsOf } from './html-page.ts';
import { scriptsThatStay } from './left-scripts.ts';

const COUNTER = '/stats/script.js';
const { inline, isLeft } = scriptsThatStay('cover()', COUNTER);

const isLeftIn = (html: string) =>
  elementsOf(html)
    .filter(({ name }) => name === 'script')
    .every(isLeft);

test.each([
  ['the overlay', '<script data-route-script>cover()</script>'],
  ['the rules of fetching ahead', `<script type="speculationrules">${SPECULATION_RULES}</script>`],
  ['the counter', `<template><script async src="${COUNTER}"></script></template>`],
])('%s is left where it stands', (_, html) => {
  expect(isLeftIn(html)).toBe(true);
});

test.each([
  ['other code under its attribute', '<script data-route-script>evil()</script>'],
  ['the overlay under no attribute', '<script>cover()</script>'],
  ['other rules', '<script type="speculationrules">{"prerender":[]}</script>'],
  ['a counter of nobody', '<script async src="/evil.js"></script>'],
  ['a counter with code', `<script async src="${COUNTER}">evil()</script>`],
  ['the overlay in a drawing', '<svg><script data-route-script>cover()</script></svg>'],
])('%s is not', (_, html) => {
  expect(isLeftIn(html)).toBe(false);
});

test('a site without a counter leaves no file in its place', () => {
  const [script] = elementsOf('<script async src="/stats/script.js"></script>').filter(
    ({ name }) => name === 'script',
  );
  if (script === undefined) throw new Error('Expected a script');
  expect(scriptsThatStay('cover()', null).isLeft(script)).toBe(false);
});

test('only texts that it has made are known', () => {
  expect([...inline]).toEqual(['cover()', SPECULATION_RULES]);
});
