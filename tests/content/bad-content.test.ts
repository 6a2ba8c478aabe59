import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#tools/content/check-content.ts';
import { formatProblem } from '#tools/content/describe-issue.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edgewise-content-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
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

const problems = () => checkContent(root).problems.map(formatProblem);

describe('bad content', () => {
  test('the content as it is has no problems', () => {
    expect(problems()).toEqual([]);
  });

  test('a mistyped field is named with the one that was meant', () => {
    edit('casinos/quillmark.yaml', 'initials:', 'intials:');
    expect(problems()).toEqual([
      'content/casinos/quillmark.yaml → initials: found nothing, expected a string',
      'content/casinos/quillmark.yaml → intials: found a field that does not exist here, expected only the fields that docs/CONTENT.md lists. Did you mean initials?',
    ]);
  });

  test('a wrong type names what was found and what was expected', () => {
    edit('casinos/quillmark.yaml', 'value: 3400', 'value: many');
    expect(problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.gameCount.value: found "many", expected a number',
    ]);
  });

  test('a value outside a list names the list and the nearest of it', () => {
    edit('casinos/quillmark.yaml', 'value: independent-body', 'value: independant-body');
    expect(problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.recourse.value: found "independant-body", expected one of independent-body, regulator-complaint, operator-only. Did you mean independent-body?',
    ]);
  });

  test('a source that the file does not list is named', () => {
    edit('casinos/quillmark.yaml', 'value: 2019, source: about', 'value: 2019, source: abuot');
    const [problem] = problems();
    expect(problem).toMatch(/quillmark\.yaml → facts\.established\.source: found "abuot"/);
    expect(problem).toMatch(/Did you mean about\?$/);
  });

  test('a slug that names no file is caught across files, with the one that was meant', () => {
    edit('bonuses/quillmark-welcome.yaml', 'casino: quillmark', 'casino: quilmark');
    expect(problems()).toEqual([
      'content/bonuses/quillmark-welcome.yaml → casino: found "quilmark", expected the name of a file in casinos. Did you mean quillmark?',
    ]);
  });

  test('a grade A without the record of a test is refused', () => {
    edit(
      'casinos/quillmark.yaml',
      'checkedOn: 2026-11-04, grade: D',
      'checkedOn: 2026-11-04, grade: A',
    );
    expect(problems()).toEqual([
      'content/casinos/quillmark.yaml → facts.established.test: found nothing, expected a test record, because grade A means a test of our own',
    ]);
  });

  test('an affiliate link to a host that is not listed, or without https, is refused', () => {
    edit('links.yaml', 'https://saltlantern.example/', 'https://saltIantern.example.evil/');
    edit('links.yaml', 'https://northbarrow.example/', 'http://northbarrow.example/');
    const found = problems().join('\n');
    expect(found).toMatch(/links\[\d+\]\.url: found "http:\/\/northbarrow\.example/);
    expect(found).toMatch(/expected an https:\/\/ address/);
  });

  test('two featured casinos are one too many', () => {
    edit('casinos/saltlantern.yaml', 'isFeatured: false', 'isFeatured: true');
    expect(problems()).toHaveLength(1);
    expect(problems()[0]).toMatch(/site\.yaml → featured\.casino: .*exactly one casino/);
  });

  test('broken YAML is named with its file', () => {
    edit('faq/how-do-you-rate.yaml', 'question:', 'question: [');
    expect(problems()[0]).toMatch(/^content\/faq\/how-do-you-rate\.yaml: found bad YAML: /);
  });

  test('all problems of all files come at once', () => {
    edit('casinos/quillmark.yaml', 'value: 3400', 'value: many');
    edit('casinos/vantry.yaml', 'sample: true', 'sample: perhaps');
    edit('site.yaml', 'brand: Edgewise', 'brand: ""');
    edit('bonuses/vantry-reload.yaml', 'kind: reload', 'kind: reloaded');
    expect(problems().map((problem) => problem.split(':')[0])).toEqual([
      'content/bonuses/vantry-reload.yaml → kind',
      'content/casinos/quillmark.yaml → facts.gameCount.value',
      'content/casinos/vantry.yaml → sample',
      'content/site.yaml → brand',
    ]);
  });
});
