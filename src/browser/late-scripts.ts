import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';

/** Selects the template in which the build keeps the scripts of a page until its content is drawn. */
export const LATE_SCRIPTS = 'template[data-late-scripts]';

/** Hands the scripts of a page that a change of route leads to over to the router, which runs them. */
export function releaseLateScripts(): void {
  document.addEventListener('astro:before-swap', (event) => {
    const { newDocument } = event as TransitionBeforeSwapEvent;
    const late = newDocument.querySelector<HTMLTemplateElement>(LATE_SCRIPTS);
    late?.replaceWith(late.content);
  });
}
