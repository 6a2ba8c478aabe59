import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** Selects the template in which the build keeps the scripts of a page until its content is drawn. */
export const DEFERRED_SCRIPTS = 'template[data-deferred-scripts]';

/** Hands the scripts of a page that a change of route leads to over to the router, which runs them. */
export function releaseDeferredScripts(): void {
  document.addEventListener('astro:before-swap', (event) => {
    const { newDocument } = event as TransitionBeforeSwapEvent;
    const kept = newDocument.querySelector<HTMLTemplateElement>(DEFERRED_SCRIPTS);
    kept?.replaceWith(kept.content);
  });
}
