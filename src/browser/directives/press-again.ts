/** Others send or reset a form without script. */
const BUTTON = 'button[type="button"]';

/**
 * Presses a button of an island again that was pressed before its script had come. What is typed, chosen
 * or sent meanwhile the form keeps by itself.
 */
export function pressAgain(island: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  island.addEventListener('click', ({ target }) => {
    if (island.hasAttribute('ssr')) pressed = (target as Element).closest<HTMLElement>(BUTTON);
  });
  island.addEventListener('astro:hydrate', () => pressed?.click(), { once: true });
}
