import { closest } from './closest.ts';
import { pushQuery, readQuery, subscribeToQuery } from './query-state.ts';

/**
 * Order and choice of the first list of offers of a page by its address: `?show=no-wagering`, `?show=btc`. Without
 * one they stand as built.
 */
const FORM = 'form[data-offer-choice]';
const PARAMETER = 'show';

/** Entries of each list in the order of the build. */
const built = new WeakMap<Element, readonly HTMLElement[]>();

let stop: () => void = () => undefined;

document.addEventListener('change', (event) => {
  const control = closest<HTMLInputElement | HTMLSelectElement>(event, `${FORM} [name]`);
  if (control === null) return;
  const query = new URLSearchParams(readQuery());
  if (control.value === '') query.delete(PARAMETER);
  else query.set(PARAMETER, control.value);
  pushQuery(query.size === 0 ? '' : `?${query.toString()}`);
});
// Comes before what was opened on the page is restored by its place.
document.addEventListener(
  'astro:before-swap',
  ({ newDocument, to }) => {
    if (newDocument !== document) arrange(newDocument, to.search);
  },
  { capture: true },
);
document.addEventListener('astro:after-swap', start);
start();

function start(): void {
  stop();
  const arrangeHere = () => arrange(document, readQuery());
  stop = document.querySelector(FORM) === null ? () => undefined : subscribeToQuery(arrangeHere);
  arrangeHere();
}

function arrange(page: Document, search: string): void {
  const form = page.querySelector(FORM);
  const list = page.querySelector('[data-offers]');
  const status = form?.querySelector('[role="status"]');
  if (!form || !list || !status) return;
  const asked = new URLSearchParams(search).get(PARAMETER)?.toLowerCase();
  const radios = [...form.querySelectorAll('input')];
  const options = [...form.querySelectorAll('option')];
  const choice = [...radios, ...options].find(({ value }) => value === asked) ?? radios[0];
  const chosen = choice?.value ?? '';
  for (const radio of radios) radio.checked = radio.value === chosen;
  for (const option of options) option.selected = option.value === chosen;
  if (chosen === '' && !built.has(list)) return;

  const entries = built.get(list) ?? [...list.querySelectorAll<HTMLElement>(':scope > *')];
  built.set(list, entries);
  const isSorted = chosen === 'smallest-deposit';
  const deposit = ({ dataset }: HTMLElement) => Number(dataset['deposit'] ?? Infinity);
  let count = 0;
  for (const entry of entries) {
    // A heading has none, and belongs to the order of the build.
    const choices = entry.dataset['choices']?.split(' ');
    entry.hidden = chosen !== '' && !(isSorted ? choices : choices?.includes(chosen));
    if (choices && !entry.hidden) count++;
  }
  list.append(...(isSorted ? entries.toSorted((a, b) => deposit(a) - deposit(b) || 0) : entries));
  const words = (choice?.closest('label') ?? choice)?.textContent.trim() ?? '';
  status.textContent = `${count} ${count === 1 ? 'offer' : 'offers'}: ${words}`;
}
