/**
 * Says what moved weights come to until their island has come: on a slow line that brings React more than a second
 * after the first touch, and the order of the casinos with it. It writes shares and lengths, and adds or takes away no
 * element, so that React finds what it looks for.
 * docs/decisions/028-the-first-tap.md
 */
import { sharesOf } from '#domain/ratings/weight-shares.ts';
import { figureOf, formatWeight } from '#format/weight-words.ts';

/** An island that has not come yet. */
const ASLEEP = 'astro-island[ssr][component-export="OwnWeights"]';

for (const type of ['input', 'reset']) {
  document.addEventListener(type, ({ target }) => {
    const island = (target as Element).closest(ASLEEP);
    // The sliders are put back after the event; by then the island may have come.
    if (island !== null) setTimeout(() => island.matches(ASLEEP) && tell(island));
  });
}
for (const island of document.querySelectorAll(ASLEEP)) {
  const sliders = [...slidersIn(island)];
  // Before this was there.
  if (sliders.some(({ value, defaultValue }) => value !== defaultValue)) tell(island);
}

function slidersIn(island: Element): NodeListOf<HTMLInputElement> {
  return island.querySelectorAll<HTMLInputElement>('[type="range"]');
}

/** As `WeightBar` and `WeightSliders` have it. */
function tell(island: Element): void {
  // An address with weights of its own wakes the island at once: the other sliders do not stand at them yet.
  if (/^#w=/.test(location.hash)) return;
  const sliders = [...slidersIn(island)];
  const shares = sharesOf(sliders.map(({ valueAsNumber }) => valueAsNumber));
  const parts = island.querySelectorAll('form > svg > g');
  let start = 0;
  sliders.forEach((slider, index) => {
    const [weight, most, share] = [slider.valueAsNumber, Number(slider.max), shares[index] ?? 0];
    const item = slider.closest('li');
    write(item?.querySelector('b'), `${share}%`);
    set(item?.querySelector('line:last-child'), { x2: (weight / most) * 100 });
    const text = formatWeight({ weight, most, share });
    slider.setAttribute('aria-valuetext', text);
    const figure = parts[index]?.querySelector('text');
    set(parts[index]?.querySelector('rect'), { x: start, width: share });
    set(figure, { x: start + share / 2 });
    write(figure, figureOf(share));
    start += share;
  });
}

/** Attributes in percent. */
function set(element: Element | null | undefined, lengths: Readonly<Record<string, number>>): void {
  for (const [name, length] of Object.entries(lengths)) element?.setAttribute(name, `${length}%`);
}

function write(element: Element | null | undefined, text: string): void {
  if (element) element.textContent = text;
}
