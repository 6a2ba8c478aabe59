import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(import.meta.dirname, '..');

/** Of rules for the whole page that look into it, those that do not say the whole way, as `FILE: RULE`. */
function roundaboutRules(file: string): string[] {
  const rules = readFileSync(path.join(source, file), 'utf8').match(/[^{};]+(?=\{)/g) ?? [];
  return rules
    .flatMap((rule) => rule.replace(/\/\*.*?\*\//gs, '').split(/,\n/))
    .map((rule) => rule.trim().replace(/\s+/g, ' '))
    .filter((rule) => /^(?:html|body)\S*:has\((?! ?>)/.test(rule))
    .map((rule) => `${file}: ${rule}`);
}

test('no rule has the browser look through the page at every tap (decision 028)', () => {
  const files = globSync('**/*.css', { cwd: source }).sort();
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(roundaboutRules)).toEqual([
    // Found at once on the pages that have this style at all.
    'components/elements/JumpBar/JumpBar.module.css: html:has(.bar)',
    'components/elements/JumpBar/JumpBar.module.css: html:has(.bar)',
    // However a place is arrived at, by a link, an address or Back: it is only found on a page laid out whole.
    "styles/lazy-parts.css: body:has(:target) [data-lazy='true']",
    // Without script only.
    'styles/lazy-parts.css: body:has(:focus-visible) [data-lazy]',
  ]);
});
