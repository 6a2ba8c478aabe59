import { closest } from './closest.ts';

/**
 * Buttons that do nothing by themselves, or take back less than the island would: what the address asks for, the fields do
 * not hold yet. Others have the browser look a form through, which `early-submit.ts` remembers.
 */
const BUTTON = 'button:not([type="submit"]),[novalidate] [type="submit"]';

/** An island that has not come yet, and presses again what was pressed: `directives/needed.ts`. */
const ASLEEP = 'astro-island[ssr][client="needed"]';

/**
 * Marks the button of an island that was pressed before its script had come, if that was the last thing that was done
 * there: it says that it is at work. What is typed or chosen the form keeps by itself.
 */
export function markEarlyPresses(): void {
  for (const type of ['click', 'input']) {
    document.addEventListener(type, (event) => {
      const island = closest(event, ASLEEP);
      if (island === null) return;
      takePress(island);
      closest(event, BUTTON)?.setAttribute('aria-busy', 'true');
    });
  }
}

/**
 * Marks the form of the search that was sent before its script had come, unless more was typed since. It goes nowhere by
 * itself.
 */
export function markEarlySearch(): void {
  for (const type of ['submit', 'input']) {
    document.addEventListener(type, (event) => {
      const form = closest<HTMLFormElement>(event, 'astro-island[ssr] [role="search"]');
      if (form === null) return;
      event.preventDefault();
      form.toggleAttribute('data-sent-early', type === 'submit');
    });
  }
}

/** The button of an island that is marked, without its mark. */
export function takePress(island: Element): HTMLElement | null {
  const button = island.querySelector<HTMLElement>('button[aria-busy]');
  button?.removeAttribute('aria-busy');
  return button;
}
