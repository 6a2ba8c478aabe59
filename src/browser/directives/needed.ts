import type { ClientDirective } from 'astro';
import { savesData } from '../saves-data.ts';
import { hydrate } from './hydrate.ts';
import { whenLineIsIdle } from './idle-line.ts';
import { fetchFiles } from './island-files.ts';
import { pressAgain } from './press-again.ts';

/** What makes an island needed, besides being in view when nothing else is on the line. */
export type Need = {
  /** It is as near to the window as this length, or this share of the window. */
  near?: string;
  /** The address has a query, or a fragment, of which the page as served knows nothing. */
  address?: 'search' | 'hash';
};

/** A browser that fills in a field sends but the last. */
const TOUCHES = ['pointerenter', 'focusin', 'input'];

/**
 * Hydrates when the visitor points at what is inside, focuses it or fills it in. What is in view is
 * fetched before that and woken, once the page has loaded and nothing else is on the line; a visitor who
 * saves data is spared that.
 * docs/decisions/028-the-first-tap.md
 */
const needed: ClientDirective = (load, { value }, element) => {
  const { near = '0px', address } = (typeof value === 'object' ? value : {}) as Need;
  const waiting = new AbortController();
  const { signal } = waiting;
  const hydrateOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    fetchFiles(element);
    void hydrate(load).then(() => pressAgain(element));
  };

  if (address && location[address] !== '') {
    requestAnimationFrame(() => setTimeout(hydrateOnce));
    return;
  }
  for (const type of TOUCHES) element.addEventListener(type, hydrateOnce, { signal });
  if (savesData()) return;
  whenLineIsIdle(signal, () => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hydrateOnce();
      },
      { rootMargin: near },
    );
    // The island itself has no box.
    for (const child of element.children) observer.observe(child);
  });
};

export default needed;
