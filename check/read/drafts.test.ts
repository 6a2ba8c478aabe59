import { describe, expect, test } from 'vitest';
import { copyForEach, type ContentCopy } from '#tests/fixtures/content-copy.ts';
import { CONTENTS } from '#tests/fixtures/contents.ts';
import { checkContent } from '../check-content.ts';
import { formatProblem } from '../describe-issue.ts';
import { marked, publishedEntries } from './published-entries.ts';

const TODAY = '2026-11-23';

const copy = copyForEach(CONTENTS['one-of-everything'].contentDir);

const edit: ContentCopy['edit'] = (...change) => copy.edit(...change);

const hold = (file: string, line: string) =>
  edit(file, file.endsWith('.md') ? /^---\n/ : /^/, (start) => `${start}${line}\n`);

const checked = async (day = TODAY, isPreview = false) => {
  const { problems, ahead, ofDrafts, heldBack, content } = await checkContent(
    copy.root,
    'content',
    { day, isPreview },
  );
  return {
    problems: problems.map(formatProblem),
    ahead: ahead.map(formatProblem),
    ofDrafts: ofDrafts.map(formatProblem),
    heldBack: heldBack.map(({ entry, why }) => `${entry.file} is ${why}`),
    content,
  };
};

test('a post needs one of the two days alone, and is published on it', async () => {
  edit('blog/the-post.md', /^publishedOn: .*$/m, 'publishOn: 2026-12-01');
  const { problems, ahead, heldBack } = await checked();
  expect([...problems, ...ahead]).toEqual([]);
  expect(heldBack).toEqual(['content/blog/the-post.md is not on the site before 2026-12-01']);
  const { content } = await checked('2026-12-01');
  expect(content.blog[0]?.data.publishedOn).toBe('2026-12-01');
});

describe('a draft', () => {
  test('is no part of the site, and named; a preview has it', async () => {
    hold('blog/the-post.md', 'draft: true');
    const { problems, heldBack, content } = await checked();
    expect(problems).toEqual([]);
    expect(heldBack).toEqual(['content/blog/the-post.md is a draft']);
    expect(content.blog).toEqual([]);
    const preview = await checked(TODAY, true);
    expect(preview.heldBack).toEqual([]);
    expect(preview.content.blog).toHaveLength(1);
  });

  test('may lack what it needs: that is said, stops nothing, and keeps it out of a preview', async () => {
    hold('blog/the-post.md', 'draft: true');
    edit('blog/the-post.md', /^excerpt: .*\n/m, '');
    const { problems, ofDrafts } = await checked();
    expect(problems).toEqual([]);
    expect(ofDrafts).toEqual([
      'content/blog/the-post.md → excerpt: found nothing, expected a text',
    ]);
    const preview = await checked(TODAY, true);
    expect(preview.problems).toEqual([]);
    expect(preview.heldBack).toEqual(['content/blog/the-post.md is a draft that is not whole yet']);
  });

  test('of the only casino leaves none, which is refused', async () => {
    hold('casinos/brackenhall.yaml', 'draft: true');
    expect((await checked()).problems).toContain(
      'content/casinos: found no file, expected one casino at least that is on the site now',
    );
  });
});

test.each<[string, make: () => void, said: string]>([
  [
    'a draft that is neither true nor false',
    () => hold('blog/the-post.md', 'draft: yes'),
    'content/blog/the-post.md → draft: found "yes", expected true or false',
  ],
  [
    'a draft that a page links to',
    () => {
      hold('articles/the-strategy.md', 'draft: true');
      edit('articles/reading-bonus-terms.md', 'href: /faq', 'href: /guides/the-strategy');
    },
    'content/articles/reading-bonus-terms.md → related[0].href: found a link to /guides/the-strategy, expected a page that is on the site: content/articles/the-strategy.md is a draft',
  ],
  [
    'a draft of a page that others cannot do without',
    () => hold('games/crash.yaml', 'draft: true'),
    'content/games/crash.yaml: found a file that is not on the site, expected it to be there, because a page takes its texts from it',
  ],
  [
    'a day for a country that every site has on file',
    () => {
      hold('countries/canada.yaml', 'publishOn: 2026-12-01');
      hold('helplines/listening-ca.yaml', 'publishOn: 2026-12-01');
    },
    'content/countries → code: found no file with the code CA, expected one for Canada, which every site has on file',
  ],
  [
    'an offer that ends before it starts',
    () => hold('bonuses/brackenhall-welcome.yaml', 'startsOn: 2026-12-02\nendsOn: 2026-12-01'),
    'content/bonuses/brackenhall-welcome.yaml → endsOn: found "2026-12-01", expected the day of startsOn or a later one',
  ],
  [
    'a day that is none',
    () => hold('faq/the-question.yaml', 'publishOn: soon'),
    'content/faq/the-question.yaml → publishOn: found "soon", expected ',
  ],
])('%s is refused', async (_, make, said) => {
  make();
  expect((await checked()).problems).toEqual([expect.stringContaining(said)]);
});

describe('a draft that others name', () => {
  test('of a coin is named in the casino that takes it', async () => {
    hold('coins/xlm.yaml', 'draft: true');
    expect((await checked()).problems).toEqual([
      expect.stringMatching(
        /^content\/casinos\/brackenhall\.yaml → facts\.coins\.value\[\d\]: found "XLM", expected one that is on the site: content\/coins\/xlm\.yaml is a draft$/,
      ),
    ]);
  });

  test('of a helpline is named in its country and in the footer', async () => {
    hold('helplines/listening-worldwide.yaml', 'draft: true');
    const why =
      'found "listening-worldwide", expected one that is on the site: content/helplines/listening-worldwide.yaml is a draft';
    const { problems } = await checked();
    expect(problems.length).toBeGreaterThan(1);
    for (const problem of problems) expect(problem).toContain(why);
    expect(problems).toContainEqual(
      expect.stringMatching(/^content\/site\.yaml → footerHelp\[\d\]: /),
    );
  });

  const ireland = () => {
    const text = copy
      .read('countries/canada.yaml')
      .replace(/^code: .*$/m, 'code: IE')
      .replace(/^name: .*$/m, 'name: Ireland')
      .replaceAll('listening-ca', 'listening-ie');
    copy.write('countries/ireland.yaml', text);
    const service = copy
      .read('helplines/listening-ca.yaml')
      .replace(/^name: .*$/m, 'name: Listening, Ireland')
      .replace(/^country: .*$/m, 'country: ireland');
    copy.write('helplines/listening-ie.yaml', service);
  };

  test('of a country is named in the services that are there for it alone', async () => {
    ireland();
    expect((await checked()).problems).toEqual([]);
    hold('countries/ireland.yaml', 'draft: true');
    expect((await checked()).problems).toEqual([
      'content/helplines/listening-ie.yaml → country: found "ireland", expected one that is on the site: content/countries/ireland.yaml is a draft',
    ]);
    hold('helplines/listening-ie.yaml', 'draft: true');
    const { problems, content } = await checked();
    expect(problems).toEqual([]);
    expect(content.countries.map(({ id }) => id)).not.toContain('ireland');
  });
});

describe('an offer', () => {
  const offer = 'bonuses/brackenhall-welcome.yaml';

  test('is there on its last day, and the day after it is not', async () => {
    hold(offer, 'endsOn: 2026-11-23');
    expect((await checked('2026-11-23')).heldBack).toEqual([]);
    const { problems, heldBack, content } = await checked('2026-11-24');
    expect(problems).toEqual([]);
    expect(heldBack).toEqual([
      `content/${offer} is an offer that has ended: no part of the site since 2026-11-24`,
    ]);
    expect(content.bonuses.map(({ file }) => file)).not.toContain(`content/${offer}`);
  });

  test('that has ended is not in a preview, and must still be whole', async () => {
    hold(offer, 'expired: { on: 2026-11-20, reason: The page of the offer is gone. }');
    edit(offer, /^label: .*$/m, 'label: 3');
    const { problems, heldBack } = await checked(TODAY, true);
    expect(heldBack).toHaveLength(1);
    expect(problems).toEqual([
      `content/${offer} → label: found 3, expected a text. Put it in quotes`,
    ]);
  });

  test('is no part of the site before its first day', async () => {
    hold(offer, 'startsOn: 2026-12-01');
    expect((await checked()).heldBack).toEqual([
      `content/${offer} is not on the site before 2026-12-01`,
    ]);
    expect((await checked('2026-12-01')).heldBack).toEqual([]);
  });
});

describe('a casino that waits', () => {
  const another = () => {
    const text = copy
      .read('casinos/brackenhall.yaml')
      .replace(/^name: .*$/m, 'name: Wrenfold')
      .replaceAll('https://brackenhall.example', 'https://wrenfold.example')
      .replace(/^isFeatured: .*$/m, 'isFeatured: false');
    copy.write('casinos/wrenfold.yaml', text);
    edit('bonuses/brackenhall-reload.yaml', 'casino: brackenhall', 'casino: wrenfold');
    edit('links.yaml', '  - brackenhall.example\n', '$&  - wrenfold.example\n');
    const [entry = ''] = /^ {2}- casino: brackenhall\n(?: {4}.*\n)*/m.exec(
      copy.read('links.yaml'),
    ) ?? [''];
    edit('links.yaml', entry, `${entry}${entry.replaceAll('brackenhall', 'wrenfold')}`);
  };

  test('takes its offers and its link with it', async () => {
    another();
    expect((await checked()).problems).toEqual([]);
    hold('casinos/wrenfold.yaml', 'publishOn: 2026-12-01');
    const { problems, ahead, heldBack, content } = await checked();
    expect([...problems, ...ahead]).toEqual([]);
    expect(heldBack).toEqual([
      'content/casinos/wrenfold.yaml is not on the site before 2026-12-01',
      'content/bonuses/brackenhall-reload.yaml is an offer of a casino that is not on the site before 2026-12-01',
    ]);
    expect(content.links[0]?.data.links.map(({ casino }) => casino)).toEqual(['brackenhall']);
    expect((await checked('2026-12-01')).heldBack).toEqual([]);
  });

  test('is read by a build as by the check', async () => {
    another();
    hold('casinos/wrenfold.yaml', 'publishOn: 2026-12-01');
    const idsOn = (day: string) =>
      publishedEntries('bonuses', { day, isPreview: false }, copy.at('')).map(({ id }) => id);
    expect(await idsOn('2026-11-30')).not.toContain('brackenhall-reload');
    expect(await idsOn('2026-12-01')).toContain('brackenhall-reload');
    const [registry] = publishedEntries(
      'links',
      { day: '2026-11-30', isPreview: false },
      copy.at(''),
    );
    expect(JSON.stringify(registry?.data)).not.toContain('"casino":"wrenfold"');
  });

  test('cannot be the one that is featured', async () => {
    another();
    hold('casinos/wrenfold.yaml', 'draft: true');
    edit('site.yaml', /casino: brackenhall/, 'casino: wrenfold');
    expect((await checked()).problems).toEqual([
      'content/site.yaml → featured.casino: found "wrenfold", expected one that is on the site: content/casinos/wrenfold.yaml is a draft',
    ]);
  });
});

describe('a day to come', () => {
  test('keeps an article that bears it off the site until then', async () => {
    edit('articles/the-strategy.md', /publishedOn: .*/, 'publishedOn: 2026-12-01');
    expect((await checked()).heldBack).toEqual([
      'content/articles/the-strategy.md is not on the site before 2026-12-01',
    ]);
    expect((await checked('2026-12-01')).heldBack).toEqual([]);
  });

  test('that would break the site is said before it comes, and stops no build until then', async () => {
    const question = copy.read('faq/the-question.yaml');
    const other = question.replace(/^question: /m, 'question: Once more, ');
    copy.write('faq/the-same.yaml', `publishOn: 2026-12-01\n${other}`);
    const { problems, ahead } = await checked();
    expect(problems).toEqual([]);
    expect(ahead).toEqual([
      expect.stringMatching(
        /^content\/faq\/the-same\.yaml → order: .* So it will be on 2026-12-01$/,
      ),
    ]);
    expect((await checked('2026-12-01')).problems).toHaveLength(1);
  });
});

test.each([
  ['blog', { title: 'A post', draft: true }, { title: 'Draft: A post' }],
  ['blog', { title: 'A post', publishOn: '2026-12-01' }, { title: 'From 2026-12-01: A post' }],
  ['blog', { title: 'A post', publishedOn: TODAY }, { title: 'A post' }],
  // Licences refer to a country by its name, so that stays.
  [
    'countries',
    { name: 'Malta', statusInWords: 'Licensed operators only', draft: true },
    { name: 'Malta', statusInWords: 'Draft: Licensed operators only' },
  ],
] as const)('a preview says of %s %o what readers do not see yet', (collection, data, shown) => {
  const entry = { collection, id: 'a', file: 'a', data, body: '', faults: [] };
  expect(marked(entry, data, TODAY)).toMatchObject(shown);
});
