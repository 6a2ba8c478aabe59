import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/** A browser that fills in a field sends but the last. */
const TOUCHES = ['pointerenter', 'focusin', 'input'];

/**
 * Hydrates when the visitor points at what is inside, focuses it or fills it in. It is what `needed` does
 * without reasons, in half the script: the home page has room for no more.
 */
const touched: ClientDirective = (load, _options, element) => {
  const hydrateOnce = () => {
    for (const type of TOUCHES) element.removeEventListener(type, hydrateOnce);
    void hydrate(load);
  };
  for (const type of TOUCHES) element.addEventListener(type, hydrateOnce);
};

export default touched;
