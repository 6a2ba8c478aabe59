import type { ClientDirective } from 'astro';
import { hydrate } from './hydrate.ts';

/** What makes an island needed before the visitor has touched it. */
export type Need = {
  /** The visitor has scrolled, and it is as near to the window as this length, `200px`. */
  near?: string;
  /** The address has a query. */
  query?: boolean;
};

/** A browser that fills in a field sends but the last. */
const TOUCHES = ['pointerenter', 'focusin', 'input'];

/**
 * Hydrates when the visitor points at what is inside, focuses it or fills it in; if it is needed
 * before that, as soon as the first content stands on the screen.
 */
const needed: ClientDirective = (load, { value }, element) => {
  const { near, query = false } = (typeof value === 'object' ? value : {}) as Need;
  const waiting = new AbortController();
  const { signal } = waiting;
  const hydrateOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    hydrate(load);
  };

  if (query && location.search !== '') {
    requestAnimationFrame(() => setTimeout(hydrateOnce));
    return;
  }
  for (const type of TOUCHES) element.addEventListener(type, hydrateOnce, { signal });
  if (near === undefined) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) hydrateOnce();
    },
    { rootMargin: near },
  );
  // What stands in the first view is no more needed for that: whoever uses it touches it.
  const observe = () => {
    for (const child of element.children) observer.observe(child);
  };
  if (scrollY > 0) observe();
  else addEventListener('scroll', observe, { once: true, passive: true, signal });
  signal.addEventListener('abort', () => observer.disconnect());
};

export default needed;
