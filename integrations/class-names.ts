import type { AstroIntegration } from 'astro';
import { globSync } from 'node:fs';
import path from 'node:path';

/** No vowels, so that no name is a word: lists against advertising hide `.ad1` on any site. */
const LETTERS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

/**
 * Names of the classes of style modules: two letters for the module and a number for the class, such as
 * `bk3`. What Vite gives, `_button_1wwyr_2`, cost a tenth of each page with Brotli. They follow from the
 * list of modules and the order of classes in each, so that every build gives the same.
 * The function throws at a module that is not in the list.
 */
export function shortClassNames(modules: readonly string[]) {
  const sorted = [...modules].sort();
  if (sorted.length > LETTERS.length ** 2) {
    throw new Error(
      `Expected at most ${LETTERS.length ** 2} style modules, found ${sorted.length}`,
    );
  }
  const classesOf = new Map(sorted.map((module) => [module, [] as string[]]));
  return (name: string, module: string): string => {
    const classes = classesOf.get(module);
    if (classes === undefined) throw new Error(`Expected a style module of src, found ${module}`);
    if (!classes.includes(name)) classes.push(name);
    const index = sorted.indexOf(module);
    const letters = [Math.floor(index / LETTERS.length), index % LETTERS.length];
    return `${letters.map((letter) => LETTERS[letter]).join('')}${classes.indexOf(name)}`;
  };
}

/** Short names of classes in what is built; under `npm run dev` they say what they are. */
export const classNames = (): AstroIntegration => ({
  name: 'edgewise:class-names',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const modules = globSync('src/**/*.module.css').map((file) => path.resolve(file));
      updateConfig({
        vite: { css: { modules: { generateScopedName: shortClassNames(modules) } } },
      });
    },
  },
});
