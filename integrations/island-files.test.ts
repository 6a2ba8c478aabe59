import { expect, test } from 'vitest';
import { edited, elementsOf } from './html-page.ts';
import { filesOnIslands } from './island-files.ts';

/** An island that imports React, and a field that imports an icon; the client imports React as well. */
const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/a/table.js': ['/a/react.js', '/a/field.js'],
  '/a/field.js': ['/a/icon.js', '/a/react.js'],
  '/a/icon.js': ['/a/field.js'],
  '/a/client.js': ['/a/react.js'],
  '/a/react.js': [],
};

const island = (client: string) =>
  `<astro-island uid="1" component-url="/a/table.js" renderer-url="/a/client.js" client="${client}"><p>Text</p></astro-island>`;

const finished = (html: string) =>
  edited(
    html,
    filesOnIslands(elementsOf(html), (address) => {
      const found = IMPORTS[address];
      if (found === undefined) throw new Error(address);
      return found;
    }),
  );

test('an island says all files that it needs, each once, however deep they are imported', () => {
  expect(finished(`<body>${island('needed')}</body>`)).toBe(
    '<body><astro-island data-files="/a/table.js /a/react.js /a/field.js /a/icon.js /a/client.js" uid="1" component-url="/a/table.js" renderer-url="/a/client.js" client="needed"><p>Text</p></astro-island></body>',
  );
});

test('an island that waits to be opened says none: they would be bytes on every page', () => {
  expect(finished(`<body>${island('opened')}</body>`)).toBe(`<body>${island('opened')}</body>`);
});

test('a file that the bundler does not know fails the build', () => {
  expect(() => finished(island('needed').replace('table.js', 'gone.js'))).toThrow('/a/gone.js');
});
