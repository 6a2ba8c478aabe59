import type { ClientDirective } from 'astro';
import { onceLoaded, whenIdle } from '../idle.ts';

/** Hydrates so many milliseconds after the page has loaded, then at the next idle moment. */
const delayed: ClientDirective = (load, { value }) => {
  onceLoaded(() => {
    setTimeout(() => whenIdle(() => void load().then((mount) => mount())), Number(value));
  });
};

export default delayed;
