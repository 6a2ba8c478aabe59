import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { roomImports } from './tools/lint/room-imports.js';

export default tseslint.config(
  { ignores: ['dist/', 'preview/', '.astro/', '.cache/', 'test-results/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  astro.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  ...roomImports,
  {
    files: ['src/**/*.tsx'],
    ...a11y.configs.recommended,
    plugins: { ...a11y.configs.recommended.plugins, 'react-hooks': hooks },
    rules: {
      ...a11y.configs.recommended.rules,
      ...hooks.configs.recommended.rules,
      // Safari forgets that a list without bullets is a list unless it is told.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': [
        'error',
        ...['Date', 'process', 'window', 'document', 'localStorage', 'fetch'].map((name) => ({
          name,
          message: 'The domain is pure: pass what it needs as an argument.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Randomness is an argument: pass a seed.' },
      ],
    },
  },
);
