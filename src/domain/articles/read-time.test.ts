import { describe, expect, test } from 'vitest';
import { countWords, readMinutes } from './read-time.ts';

describe('words of a body', () => {
  test.each([
    ['an empty body', '', 0],
    ['plain words', 'The house has an edge.', 5],
    ['figures and contractions', "You don't keep $1,000 × 4% = $40", 6],
    ['an em dash without spaces', 'odds—and ends', 3],
    ['other scripts', 'Größe über alles, μέσος όρος', 5],
  ])('%s', (_, body, words) => {
    expect(countWords(body)).toBe(words);
  });

  test.each([
    ['paragraphs without space between them', '<p>one two</p><p>three</p>', 3],
    ['a tag inside a word', '<p>un<em>happy</em> people</p>', 2],
    ['line breaks', 'one<br>two<br/>three', 3],
    ['attributes', '<p class="lead big">one</p><a href="/a b c">two</a>', 2],
    ['entities', '<p>Q&amp;A &amp; more&nbsp;words, caf&eacute;s don&#39;t</p>', 5],
    ['comments', 'one <!-- not\nthis --> two', 2],
    ['a comparison that is no tag', '1 < 2 and 3 > 2', 5],
    ['a list', '<ul><li>one</li><li>two</li></ul>', 2],
  ])('of HTML: %s', (_, body, words) => {
    expect(countWords(body)).toBe(words);
  });

  test.each([
    ['headings, rules and quotations', '## Two words\n\n---\n\n> one', 3],
    ['emphasis', '**bold** and *slanted* and `code`', 5],
    ['list marks', '- one\n- two\n\n1. three\n2) four\n', 4],
    ['a link', 'Read [the terms](/terms-of-service "Our terms") first', 4],
    ['a picture', '![A wheel](/wheel.png)', 2],
    ['a reference', 'See [the report][1].\n\n[1]: https://a.example "Report"\n', 3],
    ['a fenced block', 'Seed:\n\n```text\n6b51 2489\n```\n', 3],
    ['a table', '| Bet | Cost |\n| --- | ---: |\n| $5 | $0.20 |\n', 4],
  ])('of Markdown: %s', (_, body, words) => {
    expect(countWords(body)).toBe(words);
  });
});

describe('minutes', () => {
  test.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [400, 2],
    [1401, 8],
  ])('%i words take %i', (words, minutes) => {
    expect(readMinutes('word '.repeat(words))).toBe(minutes);
  });
});
