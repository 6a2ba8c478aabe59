import path from 'node:path';

/** Rooms whose files may import from every other. */
const ANY = '*';

/**
 * Who may import whom. A room is a folder directly under src/, or one of the top-level folders below;
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

/** Imports that the table forbids and that stand all the same, each with its reason. */
export const EXCEPTIONS = [
  {
    from: /^tools\/test\.ts$/,
    to: /^tests\/fixtures\/contents\.ts$/,
    reason: 'All tests are run on every content that there is to test on.',
  },
  {
    from: /^integrations\/offline-audit\.ts$/,
    to: /^src\/layouts\/offline-audit\.tsx$/,
    reason: 'The audit in one file is a page without a route, bundled here instead of by Astro.',
  },
  {
    from: /\.test\.tsx?$/,
    to: /./,
    reason: 'A unit test may ask any room for what it holds the code against.',
  },
];

/** Rooms that are folders of src/; the others lie at the top. */
const AT_THE_TOP = ['hosting', 'check', 'integrations', 'owner', 'tools', 'tests'];

/**
 * Room of a file, by its path from the project's folder: `src/domain/ratings/score.ts` is in
 * `domain`, `astro.config.js` in none.
 */
function roomOf(file) {
  const [first, second, ...rest] = file.split('/');
  if (first === 'src') return rest.length > 0 ? second : null;
  return AT_THE_TOP.includes(first) && second !== undefined ? first : null;
}

/** The file that an import of `./…` or `#room/…` means, by its path from the project's folder. */
export function fileMeant(file, target) {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  const [room, ...rest] = target.slice(1).split('/');
  return [...(AT_THE_TOP.includes(room) ? [] : ['src']), room, ...rest].join('/');
}

/**
 * Message of the rule for an import; `null` for an allowed one. With `byAddress` the import has to be relative, as the
 * `src` of a script.
 */
export function problemOf({ file, target, byAddress = false }) {
  const room = roomOf(file);
  if (room === null) return null;
  if (!(room in ROOMS)) return { messageId: 'unknown', data: { room } };
  if (!/^[.#]/.test(target)) return packageProblem(file, room, target);

  const named = fileMeant(file, target);
  const targetRoom = roomOf(named);
  const isRelative = target.startsWith('.');
  if (targetRoom === room && isRelative) return null;
  // A file in no room, such as astro.config.js, has no other name than its relative one.
  if (isRelative && !byAddress && targetRoom !== null) {
    return { messageId: 'climbs', data: { room } };
  }
  const allowed = ROOMS[room];
  if (allowed.includes(ANY) || allowed.includes(targetRoom) || isException(file, named))
    return null;
  return {
    messageId: 'forbidden',
    data: { room, target: targetRoom ?? named, allowed: allowed.join(', ') || 'nothing' },
  };
}

function packageProblem(file, room, target) {
  if (isException(file, target)) return null;
  if (target === CONTENT_READER.package && room !== CONTENT_READER.room) {
    return { messageId: 'content', data: { room } };
  }
  const isAllowed =
    PACKAGES[room]?.some((name) =>
      name.endsWith(':')
        ? target.startsWith(name)
        : target === name || target.startsWith(`${name}/`),
    ) ?? true;
  return isAllowed ? null : { messageId: 'package', data: { room, target } };
}

const isException = (file, named) =>
  EXCEPTIONS.some(({ from, to }) => from.test(file) && to.test(named));

export const roomImports = {
  meta: {
    type: 'problem',
    docs: { description: 'Hold the rules on who may import whom' },
    messages: {
      forbidden:
        '{{room}} may not import from {{target}}; it may import from: {{allowed}}. See docs/ARCHITECTURE.md.',
      climbs: 'A relative import may not leave {{room}}; write #room/… instead.',
      package: '{{room}} may not depend on the package {{target}}.',
      content: 'Only queries read content; {{room}} is handed what was read.',
      unknown: '{{room}} is not a room; see tools/lint/room-imports.js.',
    },
    schema: [],
  },
  create(context) {
    // Of a script within a page, the page itself.
    const file = path.relative(context.cwd, context.physicalFilename).split(path.sep).join('/');
    const check = (node, source, byAddress = false) => {
      const target = source?.value;
      if (typeof target !== 'string') return;
      const problem = problemOf({ file, target, byAddress });
      if (problem !== null) context.report({ node, ...problem });
    };
    const checkSource = (node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      // Entry of a bundle, named by its path from the project's folder: 'src/browser/early.ts'.
      Literal(node) {
        const [, target] = /^src\/(.+\.tsx?)$/.exec(node.value) ?? [];
        if (target !== undefined) check(node, { value: `#${target}` });
      },
      // <script src="…"> in a page or a layout; an address from the site's root is no file of ours.
      JSXOpeningElement(node) {
        if (node.name.name !== 'script') return;
        const source = node.attributes.find(({ name }) => name?.name === 'src')?.value;
        if (typeof source?.value === 'string' && !source.value.startsWith('/')) {
          check(node, source, true);
        }
      },
    };
  },
};
