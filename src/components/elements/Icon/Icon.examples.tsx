import type { Examples } from '../../examples.ts';
import type { Icon } from './Icon.tsx';

export const examples: Examples<typeof Icon> = {
  usual: { name: 'check' },
  cross: { name: 'cross' },
  out: { name: 'out' },
  right: { name: 'right' },
  plus: { name: 'plus' },
  menu: { name: 'menu' },
  info: { name: 'info' },
  warn: { name: 'warn' },
  copy: { name: 'copy' },
  search: { name: 'search' },
  up: { name: 'up' },
  down: { name: 'down' },
  flag: { name: 'flag' },
};
