import type {
  TransitionBeforePreparationEvent,
  TransitionBeforeSwapEvent,
} from 'astro:transitions/client';

/** What a visitor has made of a page, in the order of its parts. */
type State = {
  /** Of each list, whether all of it was shown. */
  unfolded: boolean[];
  opened: boolean[];
  typed: string[];
};

/** Only as long as this document lasts: what was typed is nobody else's. */
const left = new Map<string, State>();

/**
 * Gives a page that is come back to what it was left with: opened lists and answers, typed text, moved
 * sliders. The router brings it as it was built, at a place that depends on what was open. Of an address
 * that was left more than once the last time counts.
 */
export function keepState(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const { navigationType, from } = event as TransitionBeforePreparationEvent;
    // On a way back the address is that of the page to come already.
    left.set(navigationType === 'traverse' ? from.href : location.href, readState());
  });
  document.addEventListener('astro:before-swap', (event) => {
    const { navigationType, newDocument, to } = event as TransitionBeforeSwapEvent;
    if (newDocument === document) return;
    arriveAtOnce(newDocument);
    if (navigationType !== 'traverse') return;
    const state = left.get(to.href);
    if (state === undefined) return;
    const typed = giveBack(state, newDocument);
    // An island that waits for a touch must see that it has one.
    const tell = () => {
      for (const field of typed) field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    if (typed.length > 0) document.addEventListener('astro:page-load', tell, { once: true });
  });
}

/** The router scrolls as the style sheet says, and smoothly it would still be on its way uncovered. */
function arriveAtOnce(page: Document): void {
  page.documentElement.dataset['arriving'] = '';
  const arrived = () => delete document.documentElement.dataset['arriving'];
  document.addEventListener('astro:after-swap', arrived, { once: true });
}

const listsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-view-all]')];

/** Those of islands are theirs: what they show may follow from something else. */
const detailsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLDetailsElement>('main details:not(astro-island details)'),
];

const fieldsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main form :is(input:is([type="text"], [type="email"], [type="range"]), textarea)',
  ),
];

function readState(): State {
  return {
    unfolded: listsOf(document).map(
      (list) => list.querySelector('[data-view-all-more]:not([hidden])') === null,
    ),
    opened: detailsOf(document).map(({ open }) => open),
    typed: fieldsOf(document).map(({ value }) => value),
  };
}

/** Returns the fields that hold something else than they were built with. */
function giveBack({ unfolded, opened, typed }: State, page: Document): HTMLElement[] {
  for (const [index, list] of listsOf(page).entries()) {
    if (unfolded[index] !== true) continue;
    for (const item of list.querySelectorAll('[data-view-all-items] > [hidden]'))
      item.removeAttribute('hidden');
    list.querySelector('[data-view-all-more]')?.remove();
  }
  for (const [index, details] of detailsOf(page).entries()) {
    details.open = opened[index] ?? details.open;
  }
  return fieldsOf(page).filter((field, index) => {
    const text = typed[index] ?? field.value;
    if (text === field.value) return false;
    field.value = text;
    return true;
  });
}
