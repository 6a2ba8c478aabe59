import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerdown', 'focusin', 'input'];

/**
 * Wraps a directive: an island whose files fail to load is loaded again at the next touch inside it. Astro asks for
 * them under a new address then, because a browser may remember that a module failed. Until then the island says that
 * it needs its script.
 */
export function withRetry(directive: ClientDirective): ClientDirective {
  return (load, options, element) => {
    const hydrate = async (): Promise<void> => {
      const mount = await load().catch(() => undefined);
      await mount?.();
      // Astro reports a failure and resolves all the same; only the attribute stays.
      const hasFailed = mount === undefined || element.hasAttribute('ssr');
      element.toggleAttribute('data-failed', hasFailed);
      if (hasFailed) retryOnTouch();
    };
    const retryOnTouch = () => {
      const waiting = new AbortController();
      const retry = () => {
        waiting.abort();
        void hydrate();
      };
      for (const type of TOUCHES) {
        element.addEventListener(type, retry, { signal: waiting.signal });
      }
    };
    directive(() => Promise.resolve(hydrate), options, element);
  };
}
