/** Changes of a visitor to a page: lists and answers by position, fields by id. */
type State = {
  /** Of each list, whether all of it was shown. */
  unfolded: boolean[];
  opened: boolean[];
  typed: Map<string, string>;
};

/** Kept in memory only, because what was typed is private. */
const left = new Map<string, State>();

/**
 * Restores a page that the visitor goes back to: opened lists and answers, typed text, moved sliders. The router fetches
 * it as it was built and scrolls to a position that depends on what was open. Of an address that was left more than once
 * the last time counts. Islands take the fields over when they are hydrated (`islands/use-early-input.ts`).
 */
export function keepState(): void {
  document.addEventListener('astro:before-preparation', ({ navigationType, from }) => {
    // On a traversal the browser shows the next address already.
    left.set(navigationType === 'traverse' ? from.href : location.href, readState());
    // Stops a smooth scroll: what is left of it would be added to the place on the next page.
    scrollTo({ top: scrollY, behavior: 'instant' });
  });
  document.addEventListener('astro:before-swap', ({ navigationType, newDocument, to }) => {
    if (newDocument === document) return;
    scrollAtOnce(newDocument);
    const state = left.get(to.href);
    if (navigationType === 'traverse' && state !== undefined) restore(state, newDocument);
  });
}

/** The router scrolls as the style sheet says; a smooth scroll would still run when the overlay lifts. */
function scrollAtOnce(page: Document): void {
  page.documentElement.dataset['arriving'] = '';
  const arrived = () => delete document.documentElement.dataset['arriving'];
  document.addEventListener('astro:after-swap', arrived, { once: true });
}

const listsOf = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-view-all]')];

/** Without those of islands, which open and close with the state of the island. */
const detailsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLDetailsElement>('main details:not(astro-island details)'),
];

/** Without the selects outside islands: those choose a country, which is kept for all pages. */
const fieldsOf = (page: Document) => [
  ...page.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main form :is(input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea, astro-island select)[id]',
  ),
];

function readState(): State {
  return {
    unfolded: listsOf(document).map(
      (list) => list.querySelector('[data-view-all-more]:not([hidden])') === null,
    ),
    opened: detailsOf(document).map(({ open }) => open),
    typed: new Map(fieldsOf(document).map(({ id, value }) => [id, value])),
  };
}

function restore({ unfolded, opened, typed }: State, page: Document): void {
  for (const [index, list] of listsOf(page).entries()) {
    if (unfolded[index] !== true) continue;
    for (const item of list.querySelectorAll('[data-view-all-items] > [hidden]'))
      item.removeAttribute('hidden');
    list.querySelector('[data-view-all-more]')?.remove();
  }
  for (const [index, details] of detailsOf(page).entries()) {
    details.open = opened[index] ?? details.open;
  }
  for (const field of fieldsOf(page)) field.value = typed.get(field.id) ?? field.value;
}
