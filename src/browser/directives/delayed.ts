import type { ClientDirective } from 'astro';
import { onceLoaded, whenIdle } from '../idle.ts';

/** What cannot be fetched is left out: the page works without it. */
const leaveOut = () => {};

/** Hydrates so many milliseconds after the page has loaded, then at the next idle moment. */
const delayed: ClientDirective = (load, { value }) => {
  onceLoaded(() => {
    setTimeout(() => whenIdle(() => void load().then((mount) => mount(), leaveOut)), Number(value));
  });
};

export default delayed;
