import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

const files = globSync('**/*.css', { cwd: source }).sort();

/** Every rule of the style sheets that is of a kind, as `FILE: RULE`. */
function rulesLike(kind: RegExp): string[] {
  return files.flatMap((file) =>
    rulesIn(file)
      .filter((rule) => kind.test(rule))
      .map((rule) => `${file}: ${rule}`),
  );
}

function rulesIn(file: string): string[] {
  const rules = readFileSync(path.join(source, file), 'utf8').match(/[^{};]+(?=\{)/g) ?? [];
  return rules
    .flatMap((rule) => rule.replace(/\/\*.*?\*\//gs, '').split(/,\n/))
    .map((rule) => rule.trim().replace(/\s+/g, ' '));
}

test('style sheets are found', () => {
  expect(files.length).toBeGreaterThan(50);
});

test('no rule has the browser look through the page at every tap (decision 028)', () => {
  // Of rules for the whole page that look into it, those that do not say the whole way.
  expect(rulesLike(/^(?:html|body)\S*:has\((?! ?>)/)).toEqual([
    // Found at once on the pages that have this style at all.
    'components/elements/JumpBar/JumpBar.module.css: html:has(.bar)',
    'components/elements/JumpBar/JumpBar.module.css: html:has(.bar)',
    // However a place is arrived at, by a link, an address or Back: it is only found on a page laid out whole.
    "styles/lazy-parts.css: body:has(:target) [data-lazy='true']:not([hidden])",
    // Without script only.
    'styles/lazy-parts.css: body:has(:focus-visible) [data-lazy]',
  ]);
});

test('no rule has the browser style ::before and ::after on every element', () => {
  expect(rulesLike(/^\*?::?(?:before|after)/)).toEqual([]);
});

test('no tap has to wait for a look of what is pointed at or pressed: a touch screen marks what is tapped itself', () => {
  const forPointers = /@media[^{]*\(hover: hover\)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g;
  const forAll = files.filter((file) =>
    /:hover|:active/.test(
      readFileSync(path.join(source, file), 'utf8').replaceAll(forPointers, ''),
    ),
  );
  expect(forAll).toEqual([]);
});
