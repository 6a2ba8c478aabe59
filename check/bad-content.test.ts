import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SAMPLE } from '#tests/fixtures/contents.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './describe-issue.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-content-'));
  cpSync(SAMPLE, path.join(root, 'content'), { recursive: true });
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Changes one file of the copy; fails if there was nothing to change. */
function edit(file: string, from: string | RegExp, to: string): void {
  const full = path.join(root, 'content', file);
  const before = readFileSync(full, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Expected ${String(from)} in ${file}, found none`);
  writeFileSync(full, after);
}

const problems = async () => (await checkContent(root, 'content')).problems.map(formatProblem);

describe('bad content', () => {
  test('the sample as it is has no problems', async () => {
    expect(await problems()).toEqual([]);
  });

  test('a mistyped field is named with the one that was meant', async () => {
    edit('casinos/quillmark.yaml', 'initials:', 'intials:');
    expect(await problems()).toEqual([
      'content/casinos/quillmark.yaml → initials: found nothing, expected a string',
      'content/casinos/quillmark.yaml → intials: found a field that does not exist here, expected only the fields that docs/CONTENT.md lists. Did you mean initials?',
    ]);
  });

  test('a wrong type names what was found and what was expected', async () => {
    edit('casinos/quillmark.yaml', 'value: 3400', 'value: many');
    expect(await problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.gameCount.value: found "many", expected a number',
    ]);
  });

  test('a value outside a list names the list and the nearest of it', async () => {
    edit('casinos/quillmark.yaml', 'value: independent-body', 'value: independant-body');
    expect(await problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.recourse.value: found "independant-body", expected one of independent-body, regulator-complaint, operator-only. Did you mean independent-body?',
    ]);
  });

  test('a source that the file does not list is named', async () => {
    edit('casinos/quillmark.yaml', 'value: 2019, source: about', 'value: 2019, source: abuot');
    const [problem] = await problems();
    expect(problem).toMatch(/quillmark\.yaml → facts\.established\.source: found "abuot"/);
    expect(problem).toMatch(/Did you mean about\?$/);
  });

  test('a slug that names no file is caught across files, with the one that was meant', async () => {
    edit('bonuses/quillmark-welcome.yaml', 'casino: quillmark', 'casino: quilmark');
    expect(await problems()).toEqual([
      'content/bonuses/quillmark-welcome.yaml → casino: found "quilmark", expected the name of a file in casinos. Did you mean quillmark?',
    ]);
  });

  test('a country that every site has on file is named when it is missing', async () => {
    rmSync(path.join(root, 'content/countries/united-states.yaml'));
    expect((await problems()).filter((problem) => problem.startsWith('content/countries'))).toEqual(
      [
        'content/countries → code: found no file with the code US, expected one for United States, which every site has on file',
      ],
    );
  });

  test('without any country, each of the five is named', async () => {
    rmSync(path.join(root, 'content/countries'), { recursive: true });
    const missing = (await problems()).filter((problem) =>
      problem.includes('no file with the code'),
    );
    expect(missing.map((problem) => /code (\w\w)/.exec(problem)?.[1])).toEqual(
      'US UK CA DE AU'.split(' '),
    );
  });

  test('information only needs the sentence that stands in place of the link', async () => {
    edit('countries/canada.yaml', 'casinoLinks: show', 'casinoLinks: information-only');
    expect(await problems()).toEqual([
      expect.stringContaining('content/countries/canada.yaml → offers.reason'),
    ]);
  });

  test('a grade A without the record of a test is refused', async () => {
    edit(
      'casinos/quillmark.yaml',
      'checkedOn: 2026-11-04, grade: D',
      'checkedOn: 2026-11-04, grade: A',
    );
    expect(await problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.established.test: found nothing, expected a test record, because grade A means a test of our own',
    ]);
  });

  test('an affiliate link to a host that is not listed, or without https, is refused', async () => {
    edit('links.yaml', 'https://saltlantern.example/', 'https://saltIantern.example.evil/');
    edit('links.yaml', 'https://northbarrow.example/', 'http://northbarrow.example/');
    const found = (await problems()).join('\n');
    expect(found).toMatch(/links\[\d+\]\.url: found "http:\/\/northbarrow\.example/);
    expect(found).toMatch(/expected an https:\/\/ address/);
  });

  test.each([
    ['a host that is not listed', 'https://evil.example/', 'expected a host listed under'],
    ['a host one letter off', 'https://saltlanterm.example/', 'Did you mean saltlantern.example'],
    ['a host below a listed one', 'https://a.saltlantern.example/', 'expected a host listed under'],
    ['a listed host in front', 'https://saltlantern.example.evil.example/', 'a host listed under'],
    ['a listed host as a name', 'https://saltlantern.example@evil.example/', 'without port'],
    ['a placeholder', 'https://saltlantern.example/?ref={{visitor}}', 'placeholder'],
  ])('an affiliate link with %s is refused', async (_, url, message) => {
    edit('links.yaml', 'https://saltlantern.example/?ref=edgewise', JSON.stringify(url));
    expect(await problems()).toHaveLength(1);
    expect((await problems())[0]).toMatch(/links\.yaml → links\[1\]\.url: /);
    expect((await problems())[0]).toContain(message);
  });

  test('punycode is refused in the list of hosts too, so that nobody can let it in by mistake', async () => {
    edit('links.yaml', '- saltlantern.example', '- xn--altlantern-xvj.example');
    expect((await problems()).join('\n')).toMatch(
      /allowedHosts\[1\]: .*expected a plain host name/,
    );
  });

  test('two featured casinos are one too many', async () => {
    edit('casinos/saltlantern.yaml', 'isFeatured: false', 'isFeatured: true');
    expect(await problems()).toHaveLength(1);
    expect((await problems())[0]).toMatch(/site\.yaml → featured\.casino: .*exactly one casino/);
  });

  test('a file that a page needs and does not find is named, as is one that no page uses', async () => {
    const folder = path.join(root, 'content/bonus-categories');
    renameSync(path.join(folder, 'reload.yaml'), path.join(folder, 'relaod.yaml'));
    const payments = path.join(root, 'content/payment-pages');
    renameSync(path.join(payments, 'overview.yaml'), path.join(payments, 'overveiw.yaml'));
    rmSync(path.join(root, 'content/self-check.yaml'));
    expect(await problems()).toEqual([
      'content/bonus-categories/reload.yaml: found no such file, expected it to be there, because a page takes its texts from it. Is content/bonus-categories/relaod.yaml meant to be it?',
      'content/payment-pages/overview.yaml: found no such file, expected it to be there, because a page takes its texts from it',
      'content/payment-pages/overveiw.yaml: found a file that no page uses, expected only overview, fast-payout, no-kyc, fees-by-coin, provably-fair. Did you mean overview?',
      'content/self-check.yaml: found no such file, expected it to be there, because a page takes its texts from it',
    ]);
  });

  test.each([
    'articles/martingale-arithmetic.md',
    'casinos/marlowick.yaml',
    'countries/japan.yaml',
  ])('%s cannot be named index, for that is the page of its folder', async (file) => {
    const to = path.join(path.dirname(file), `index${path.extname(file)}`);
    renameSync(path.join(root, 'content', file), path.join(root, 'content', to));
    expect(await problems()).toContain(
      `content/${to}: found the name index, expected another name: the site has a page or a place of that name already`,
    );
  });

  test('a category of one’s own may list any offer, once, and not under a name that is taken', async () => {
    const folder = path.join(root, 'content/bonus-categories');
    cpSync(path.join(folder, 'reload.yaml'), path.join(folder, 'weekly.yaml'));
    cpSync(path.join(folder, 'reload.yaml'), path.join(folder, 'page.yaml'));
    edit(
      'bonuses/quillmark-welcome.yaml',
      '\nkind:',
      '\nalsoIn: [weekly, weakly, weekly, welcome]\nkind:',
    );
    expect(await problems()).toEqual([
      'content/bonuses/quillmark-welcome.yaml → alsoIn[1]: found "weakly", expected the name of a file in bonus-categories. Did you mean weekly?',
      'content/bonuses/quillmark-welcome.yaml → alsoIn[2]: found "weekly", expected each category once, and not that of `kind`, which lists it anyway',
      'content/bonuses/quillmark-welcome.yaml → alsoIn[3]: found "welcome", expected each category once, and not that of `kind`, which lists it anyway',
      'content/bonus-categories/page.yaml: found the name page, expected another name: the site has a page or a place of that name already',
    ]);
  });

  test('broken YAML is named with its file and line', async () => {
    edit('faq/how-do-you-rate.yaml', 'question:', 'question: [');
    expect((await problems())[0]).toMatch(
      /^content\/faq\/how-do-you-rate\.yaml:3: found bad YAML: /,
    );
  });

  test('all problems of all files come at once', async () => {
    edit('casinos/quillmark.yaml', 'value: 3400', 'value: many');
    edit('casinos/vantry.yaml', 'sample: true', 'sample: perhaps');
    edit('site.yaml', 'brand: Edgewise', 'brand: ""');
    edit('bonuses/vantry-reload.yaml', 'kind: reload', 'kind: reloaded');
    expect((await problems()).map((problem) => problem.split(':')[0])).toEqual([
      'content/bonuses/vantry-reload.yaml → kind',
      'content/casinos/quillmark.yaml → facts.gameCount.value',
      'content/casinos/vantry.yaml → sample',
      'content/site.yaml → brand',
    ]);
  });
});
