import type { AstroIntegration } from 'astro';

/** Names of classes that say what they are under `npm run dev`, and are short in what visitors are sent. */
export const classNames = (): AstroIntegration => ({
  name: 'edgewise:class-names',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      const generateScopedName = command === 'dev' ? '[name]__[local]' : '[hash:base64:4]';
      updateConfig({ vite: { css: { modules: { generateScopedName } } } });
    },
  },
});
