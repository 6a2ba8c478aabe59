import { expect, test } from 'vitest';
import { isShownLink } from './shown-link.ts';

test.each([
  'https://example.com/',
  'HTTPS://example.com/',
  'mailto:a@example.com',
  'tel:+441234',
  '/faq',
  '/faq#x',
  '#place',
])('%s is shown', (href) => expect(isShownLink(href)).toBe(true));

test.each([
  'http://example.com/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  '/\\example.com',
  'faq',
  '',
])('%s is not shown', (href) => expect(isShownLink(href)).toBe(false));
