import path from 'node:path';

/**
 * Who may import whom. A room is a folder directly under src/ (or a top-level folder); inside a room
 * imports are relative, across rooms they are written `#room/…`. docs/ARCHITECTURE.md explains it.
 */
export const ROOMS = {
  domain: [],
  format: ['domain'],
  art: [],
  schemas: ['domain'],
  queries: ['domain', 'format', 'art', 'schemas'],
  components: ['domain', 'format'],
  islands: ['domain', 'format', 'components', 'browser'],
  browser: ['domain'],
  layouts: ['components', 'islands', 'browser', 'queries', 'styles', 'art'],
  pages: ['layouts', 'components', 'islands', 'queries', 'browser'],
  examples: ['components', 'browser', 'styles', 'art'],
  styles: [],
  hosting: [],
};

/** Inside domain, what rates and ranks may see neither links nor any other commercial data. */
const PACKAGES_ALLOWED = {
  domain: () => false,
  format: () => false,
  art: () => false,
  schemas: (name) => name === 'zod',
};

const SOURCE_ROOT = `${path.sep}src${path.sep}`;

/** Room of a file: `src/domain/ratings/score.ts` is in `domain`, `tools/x.ts` in none. */
function roomOf(filename) {
  const at = filename.lastIndexOf(SOURCE_ROOT);
  if (at === -1) return null;
  const parts = filename.slice(at + SOURCE_ROOT.length).split(path.sep);
  return parts.length > 1 ? parts[0] : null;
}

export const roomImports = {
  meta: {
    type: 'problem',
    docs: { description: 'Hold the rules on who may import whom' },
    messages: {
      forbidden:
        '{{room}} may not import from {{target}}; it may import from: {{allowed}}. See docs/ARCHITECTURE.md.',
      climbs: 'A relative import may not leave {{room}}; write #room/… instead.',
      package: '{{room}} may not depend on the package {{target}}.',
      unknown: '{{room}} is not a room; see tools/lint/room-imports.js.',
    },
    schema: [],
  },
  create(context) {
    const filename = context.filename;
    const room = roomOf(filename);
    if (room === null) return {};
    const isTest = /\.test\.tsx?$/.test(filename);
    const check = (node) => {
      const target = node.source?.value;
      if (typeof target !== 'string') return;
      if (!(room in ROOMS)) {
        context.report({ node, messageId: 'unknown', data: { room } });
      } else if (target.startsWith('.')) {
        if (roomOf(path.resolve(path.dirname(filename), target)) !== room) {
          context.report({ node, messageId: 'climbs', data: { room } });
        }
      } else if (target.startsWith('#')) {
        const targetRoom = target.slice(1).split('/')[0];
        if (targetRoom !== room && !ROOMS[room].includes(targetRoom) && !isTest) {
          const allowed = ROOMS[room].join(', ') || 'nothing';
          context.report({
            node,
            messageId: 'forbidden',
            data: { room, target: targetRoom, allowed },
          });
        }
      } else if (room in PACKAGES_ALLOWED && !PACKAGES_ALLOWED[room](target) && !isTest) {
        context.report({ node, messageId: 'package', data: { room, target } });
      }
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};
