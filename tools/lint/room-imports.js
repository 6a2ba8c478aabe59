/** Rooms whose files may import from every other. */
const ANY = '*';

/**
 * Imports that each room may make. A room is a folder directly under src/, or one of the top-level folders below;
 * inside a room imports are relative, across rooms they are written `#room/…`. The table in
 * docs/ARCHITECTURE.md is held against this one by a test.
 */
export const ROOMS = {
  domain: [],
  format: ['domain'],
  art: [],
  settings: ['domain'],
  schemas: ['domain', 'settings'],
  models: ['domain', 'format', 'art', 'settings', 'schemas'],
  queries: ['domain', 'format', 'art', 'settings', 'schemas', 'models'],
  components: ['domain', 'format'],
  islands: ['domain', 'format', 'components', 'browser'],
  browser: ['domain', 'format'],
  layouts: ['components', 'islands', 'browser', 'models', 'styles'],
  pages: ['layouts', 'components', 'islands', 'queries', 'models', 'browser'],
  styles: ['art'],
  hosting: ['domain'],
  check: ['domain', 'settings', 'schemas'],
  integrations: ['domain', 'settings', 'schemas', 'browser', 'hosting', 'check'],
  owner: ['domain', 'settings', 'schemas', 'check'],
  tools: ['domain', 'settings', 'schemas', 'browser', 'hosting', 'check', 'integrations'],
  tests: [ANY],
};

/** The packages that a room may depend on; a room that is not named may depend on any. */
export const PACKAGES = {
  domain: ['big.js', 'culori', '@noble/hashes', 'papaparse', 'parse5', 'saxes'],
  format: [],
  art: [],
  settings: ['zod'],
  schemas: ['zod'],
  models: ['node:', 'parse5', 'sanitize-html', 'sharp'],
  components: ['react'],
};

/** Content is read in one room only, so that what is read can be seen in one place. */
export const CONTENT_READER = { package: 'astro:content', room: 'queries' };

/** Files that may import from a further room. */
const EXCEPTIONS = [
  // All tests are run on every content that there is to test on.
  { file: 'tools/test.ts', room: 'tools', further: 'tests' },
  // The audit in one file is a page without a route, bundled here instead of by Astro.
  { file: 'integrations/offline-audit.ts', room: 'integrations', further: 'layouts' },
];

/** Rooms that are folders of src/ lie at `src/*`, the others at the top. */
const AT_THE_TOP = ['hosting', 'check', 'integrations', 'owner', 'tools', 'tests'];
const DEEPEST = 6;

const IMPORTS =
  ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)';

/** Packages that a room may not depend on, as a regular expression. */
function otherPackages(room) {
  const allowed = PACKAGES[room]?.map(
    (name) => name.replace('/', '\\u002F') + (name.endsWith(':') ? '' : '(\\u002F|$)'),
  );
  if (allowed !== undefined) return `^(?!${['[.#]', ...allowed].join('|')})`;
  return room === CONTENT_READER.room ? '^$' : `^${CONTENT_READER.package}$`;
}

/** Names barred to the files of a room: other rooms in imports, entries of bundles and scripts of pages; packages. */
function forbiddenIn(room, allowed) {
  const others = Object.keys(ROOMS).filter((one) => !allowed.includes(one));
  const named = `(${others.join('|')})\\u002F`;
  const rooms = allowed.join(', ') || 'no other room';
  const message = `${room} may import from ${rooms}. For its packages see docs/ARCHITECTURE.md.`;
  return [
    `Literal[value=/^#${named}/]`,
    `Literal[value=/^src\\u002F${named}.+\\.tsx?$/]`,
    `JSXAttribute[name.name="src"] > Literal[value=/^[.\\u002F]+${named}/]`,
    `${IMPORTS} > Literal[value=/${otherPackages(room)}/]`,
  ].map((selector) => ({ selector, message }));
}

/** Relative imports that leave their room, of files so deep in it. */
const climbing = (depth) => ({
  regex: `^(\\.\\.\\/){${depth + 1}}`,
  message: 'A relative import may not leave its room; write #room/… instead.',
});

const blockOf = (files, room, allowed) => ({
  files,
  // A unit test may ask any room for what it holds the code against.
  ignores: ['**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', ...forbiddenIn(room, allowed)] },
});

export const roomImports = [
  ...Object.entries(ROOMS)
    .filter(([, allowed]) => !allowed.includes(ANY))
    .map(([room, allowed]) => blockOf([`{src/,}${room}/**/*.{ts,tsx,astro}`], room, allowed)),
  ...EXCEPTIONS.map(({ file, room, further }) => blockOf([file], room, [...ROOMS[room], further])),
  ...Array.from({ length: DEEPEST }, (_, depth) => ({
    files: [`{src/*,${AT_THE_TOP}}/${'*/'.repeat(depth)}*.{ts,tsx,astro}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing(depth)] }] },
  })),
];
