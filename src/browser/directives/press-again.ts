/**
 * Buttons that do nothing by themselves. Others reset a form, or have the browser look it through, which
 * `early-submit.ts` remembers.
 */
const BUTTON = 'button[type="button"], [novalidate] [type="submit"]';

/**
 * Remembers the button of an island that was pressed before its script had come, if that was the last thing that was
 * done there; until then the button says that it is at work. What is typed or chosen the form keeps by itself.
 * Returns what presses it again once the script is there, or lets go of it where that could not be fetched.
 */
export function pressAgain(island: HTMLElement): () => void {
  let pressed: HTMLElement | null = null;
  const hold = (button: HTMLElement | null) => {
    pressed?.removeAttribute('aria-busy');
    button?.setAttribute('aria-busy', 'true');
    pressed = button;
  };
  const isAsleep = () => island.hasAttribute('ssr');
  for (const type of ['click', 'input']) {
    island.addEventListener(type, ({ target }) => {
      if (isAsleep()) hold((target as Element).closest<HTMLElement>(BUTTON));
    });
  }
  return () => {
    const button = pressed;
    hold(null);
    if (!isAsleep()) button?.click();
  };
}
