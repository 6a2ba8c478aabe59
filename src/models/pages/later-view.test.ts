import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf, LaterView, shownBy } from './later-view.ts';

test('a view is worked out when it is shown, and not for its facts', () => {
  let times = 0;
  const later = new LaterView({ count: 2 }, ({ count }) => {
    times += 1;
    return { text: `${count} chips` };
  });
  expect(factsOf(later)).toEqual({ count: 2 });
  expect(times).toBe(0);
  expect(shownBy(later)).toEqual({ text: '2 chips' });
});

test('any other view is its own facts', () => {
  const view = { text: 'as it is' };
  expect([factsOf(view), shownBy(view)]).toEqual([view, view]);
});

/** Every `new LaterView(facts, workOut)`, with the module that `workOut` comes from. */
const LATER = globSync('src/queries/**/*.ts').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/new LaterView\((.+)\)/g)].map(([, given = '']) => {
    const workOut = given.split(', ').at(-1) ?? '';
    const from = new RegExp(`import \\{[^}]*\\b${workOut}\\b[^}]*\\} from '#(models/[^']+)'`);
    return { file, module: from.exec(text)?.[1] };
  });
});

test('a view that is worked out later is by a module that is handed all it knows', () => {
  expect(LATER.length).toBeGreaterThan(2);
  for (const { file, module } of LATER) expect(module, file).toBeDefined();
});

/** The day, the owner's files, the environment: what a build knows besides the facts of a page. */
const KNOWS_MORE = /build-day|content-folder|process\.env|from 'node:fs'|new Date\(\)|Date\.now/;

/** Code, and what is kept of its results; the colours in which all of a build is printed. */
const MAY = new Set([
  'src/models/outcomes/outcome-memo.ts',
  'src/models/pictures/art-files.ts',
  'src/models/pictures/drawing-code.ts',
  'src/models/pictures/printed.ts',
  'src/schemas/kept-folder.ts',
]);

const ROOMS = /^#(models|domain|format|art|schemas)\//;

function valuesImportedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^import type [^;]+;/gm, '');
  return [...text.matchAll(/^(?:import|export|\}) .*?from '([#.][^']+)'/gm)].map(([, from = '']) =>
    ROOMS.test(from) ? `src/${from.slice(1)}` : new URL(from, `file:///${file}`).pathname.slice(1),
  );
}

test('nothing that it is made by knows more than that', () => {
  const reached = new Set(LATER.map(({ module }) => `src/${module}`));
  for (const file of reached) for (const other of valuesImportedBy(file)) reached.add(other);
  expect(reached.size).toBeGreaterThan(30);
  const knowing = [...reached].filter((file) => KNOWS_MORE.test(readFileSync(file, 'utf8')));
  expect(knowing.filter((file) => !MAY.has(file))).toEqual([]);
});
