// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { leadsToOtherPage } from './link-click.ts';

/** What is made of a click on that markup, on the page http://localhost:3000/faq?a=1. */
function click(html: string, options: MouseEventInit = {}, prevent = false): boolean | undefined {
  history.replaceState(null, '', '/faq?a=1');
  document.body.innerHTML = html;
  let answer: boolean | undefined;
  const listen = (event: MouseEvent) => {
    if (prevent) event.preventDefault();
    answer = leadsToOtherPage(event);
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  document.body.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
  return answer;
}

test.each([
  ['another page', '<a href="/contact">'],
  ['a place on another page', '<a href="/contact#form">'],
  ['another query of this page', '<a href="/faq?a=2#x">'],
  ['this page once more', '<a href="/faq?a=1">'],
])('a link to %s leads there', (_, html) => {
  expect(click(html)).toBe(true);
});

test.each([
  ['a place on this page', '<a href="#answer">'],
  ['the top of this page', '<a href="#">'],
  ['another site', '<a href="https://example.org/contact">'],
  ['a mail program', '<a href="mailto:a@example.org">'],
  ['a new tab', '<a href="/contact" target="_blank">'],
  ['a file to keep', '<a href="/feed.xml" download>'],
  ['nowhere', '<a>'],
  ['nothing, being a button', '<button>'],
])('a link to %s brings no other page here', (_, html) => {
  expect(click(html)).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('nor does a click with %s', (key) => {
  expect(click('<a href="/contact">', { [key]: true })).toBe(false);
});

test('nor one with another button, nor one that a script has taken', () => {
  expect(click('<a href="/contact">', { button: 1 })).toBe(false);
  expect(click('<a href="/contact">', {}, true)).toBe(false);
});
