import { expect, test } from 'vitest';
import { demonstrationLine } from '#format/demonstration-words.ts';
import { SIGNED } from '#schemas/collections.ts';
import { builtPages, content, documentOf, pageOf } from './dist.ts';

const pages = builtPages();
const textOf = (page: (typeof pages)[number], selector: string) =>
  documentOf(page).querySelector(selector)?.textContent;

test('one line above every page says which casinos are invented, and no page without any has it', () => {
  const line = demonstrationLine(content.casinos.map(({ data }) => data));
  for (const page of pages) {
    expect(textOf(page, 'aside[aria-label="Demonstration"]'), page.path).toBe(line ?? undefined);
  }
});

test('a role that nobody holds is not shown', () => {
  for (const { id, data } of content.people.filter((person) => person.data.sample)) {
    expect(pages.filter(({ path }) => path === `/about/${id}`)).toEqual([]);
    expect(pages.filter(({ html }) => html.includes(data.name)).map(({ path }) => path)).toEqual(
      [],
    );
  }
});

test('a real person has a page with what they wrote and checked, and signs it', () => {
  const signed = SIGNED.map((name) => content[name])
    .flat()
    .filter(({ data }) => !('review' in data && data.review === null));
  for (const { id } of content.people.filter(({ data }) => !data.sample)) {
    const own = documentOf(pageOf(`/about/${id}`));
    const written = signed.filter(({ data }) => data.writtenBy === id);
    const checked = signed.filter(({ data }) => data.checkedBy === id && data.checkedOn);
    expect(own.querySelectorAll('#written a'), id).toHaveLength(written.length);
    expect(own.querySelectorAll('#checked a'), id).toHaveLength(checked.length);
    const bears = (link: string) =>
      pages.some((page) => documentOf(page).querySelector(`main ${link}[href="/about/${id}"]`));
    expect([bears('a[rel="author"]'), bears('a:not([rel])')], id).toEqual([
      written.length > 0,
      true,
    ]);
  }
  const reviewed = pages.some(({ html }) => html.includes('"reviewedBy"'));
  expect(reviewed).toBe(signed.some(({ data }) => data.checkedOn !== undefined));
});
