/**
 * Says where a slider of the home page stands until its island has come: on a slow line that brings React
 * more than a second after the first touch, and the figures of the hundred players with it. It writes a figure and
 * the length of a rail, and adds or takes away no element, so that React finds what it looks for. It imports nothing:
 * what islands share would bring React along.
 * docs/decisions/028-the-first-tap.md
 */

/** A slider of an island that has not come yet. */
const ASLEEP = 'astro-island[ssr][component-export="HeroBalance"] [type="range"]';

/** In what a slider says, $1,000 or 35×: of whole dollars, percent and times. */
const FIGURE = /[\d,]+/;

document.addEventListener('input', ({ target }) => {
  if ((target as Element).matches(ASLEEP)) tell(target as HTMLInputElement);
});
for (const slider of document.querySelectorAll<HTMLInputElement>(ASLEEP)) {
  // Before this was there.
  if (slider.value !== slider.defaultValue) tell(slider);
}

/** As `BalanceSliders` has it. */
function tell(slider: HTMLInputElement): void {
  const item = slider.closest('li');
  const said = item?.querySelector('b')?.firstChild;
  if (!said) return;
  const [at, least, most] = [slider.valueAsNumber, Number(slider.min), Number(slider.max)];
  const text = (said.nodeValue ?? '').replace(
    FIGURE,
    at.toLocaleString(document.documentElement.lang),
  );
  said.nodeValue = text;
  slider.setAttribute('aria-valuetext', text);
  const share = (at - least) / Math.max(1, most - least);
  item?.querySelector('line:last-child')?.setAttribute('x2', `${share * 100}%`);
}
