import type { AstroIntegration } from 'astro';
import { globSync, readFileSync } from 'node:fs';

/** Astro writes the rules of these itself. */
const OF_FONTS = /^--font-/;
const NAME = /--[a-z][a-z0-9-]*/g;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Names of one letter or two for the custom properties of style sheets, the shortest for those that are used
 * most. No script and no markup names a custom property, so that they are known to the style sheets alone.
 */
export function shortPropertyNames(sheets: readonly string[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const found = sheets.flatMap(
    (sheet) => sheet.match(/(?<![a-zA-Z0-9_-])--[a-z][a-z0-9-]*/g) ?? [],
  );
  for (const name of found) if (!OF_FONTS.test(name)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const sorted = [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (sorted.length > LETTERS.length * (LETTERS.length + 1)) {
    throw new Error(`Expected fewer custom properties, found ${sorted.length}`);
  }
  return new Map(
    sorted.map(([name], i) => {
      const more = Math.floor(i / LETTERS.length);
      return [name, `--${more === 0 ? '' : LETTERS[more - 1]}${LETTERS[i % LETTERS.length]}`];
    }),
  );
}

type Declaration = { prop: string; value: string };
type Root = { walkDecls: (visit: (declaration: Declaration) => void) => void };

/** Gives declarations short names, once all else has been done to them. */
export function renameProperties(names: ReadonlyMap<string, string>) {
  const renamed = (text: string) => text.replace(NAME, (name) => names.get(name) ?? name);
  return {
    postcssPlugin: 'property-names',
    OnceExit: (root: Root) => {
      root.walkDecls((declaration) => {
        if (declaration.prop.startsWith('--')) declaration.prop = renamed(declaration.prop);
        if (declaration.value.includes('--')) declaration.value = renamed(declaration.value);
      });
    },
  };
}

/** The names in what is built by those in `src`. */
export const namesInBuild = (): ReadonlyMap<string, string> =>
  shortPropertyNames(globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8')));

/** Short names of custom properties in what is built; under `npm run dev` they say what they are. */
export const propertyNames = (): AstroIntegration => ({
  name: 'edgewise:property-names',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const plugin = renameProperties(namesInBuild());
      updateConfig({ vite: { css: { postcss: { plugins: [plugin] } } } });
    },
  },
});
