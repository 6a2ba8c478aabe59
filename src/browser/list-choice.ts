import { closest } from './closest.ts';
import { pushQuery, readQuery, subscribeToQuery } from './query-state.ts';

/**
 * Sorts and filters a list by the query of the address: `?sort=pay&only=license&only=btc`, `?show=no-wagering`.
 * The parameters are the names of the controls in `form[data-list]`, whose value is the selector of the list. A value
 * sorts where items have a key for it (`data-by-pay`, ascending, missing last), and is a filter elsewhere: items hold
 * those that they meet (`data-choices`). Without a choice the list stands as built.
 */
const FORM = 'form[data-list]';

/** Items of each list in the order of the build. */
const built = new WeakMap<Element, readonly HTMLElement[]>();

let stop: () => void = () => undefined;

document.addEventListener('change', (event) => {
  const control = closest<HTMLInputElement | HTMLSelectElement>(event, `${FORM} [name]`);
  if (control?.form == null) return;
  const { form, name, value } = control;
  const query = new URLSearchParams(readQuery());
  query.delete(name);
  // Of radios and a select with one name, the last that was chosen counts.
  const isOneOf = form.querySelector(`[type="radio"][name="${name}"]`) !== null;
  const chosen = isOneOf ? [value] : new FormData(form).getAll(name).map(String);
  for (const one of chosen.filter(Boolean)) query.append(name, one);
  pushSearch(query);
});
document.addEventListener('reset', (event) => {
  const form = closest<HTMLFormElement>(event, FORM);
  if (form === null) return;
  event.preventDefault();
  const query = new URLSearchParams(readQuery());
  for (const name of new Set(new FormData(form).keys())) query.delete(name);
  pushSearch(query);
  form.querySelector<HTMLInputElement>('input:checked')?.focus();
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

function pushSearch(query: URLSearchParams): void {
  pushQuery(query.size === 0 ? '' : `?${query}`);
}

function arrange(page: Document, search: string): void {
  const form = page.querySelector<HTMLFormElement>(FORM);
  const list = form && page.querySelector(String(form.dataset['list']));
  if (form === null || list === null) return;
  const chosen = choose(form, new URLSearchParams(search));
  if (chosen.length === 0 && !built.has(list)) return;

  const items = built.get(list) ?? [...list.children].filter((item) => item instanceof HTMLElement);
  built.set(list, items);
  const [sort] = chosen.filter((value) => list.querySelector(`:scope > [data-by-${value}]`));
  const filters = chosen.filter((value) => value !== sort);
  const keyOf = (item: HTMLElement) => Number(item.getAttribute(`data-by-${sort}`) ?? Infinity);
  for (const item of items) {
    // A heading has none, and belongs to the order of the build.
    const choices = item.dataset['choices']?.split(' ');
    const isMet = choices !== undefined && filters.every((filter) => choices.includes(filter));
    item.hidden = chosen.length > 0 && !isMet;
  }
  list.append(...(sort ? items.toSorted((a, b) => keyOf(a) - keyOf(b) || 0) : items));
  count(form, items);
}

/** Sets the controls to a query and returns the values that are chosen. What no control offers is passed over. */
function choose(form: HTMLFormElement, query: URLSearchParams): string[] {
  const isAsked = (name: string, value: string) =>
    value !== '' && query.getAll(name).some((asked) => asked.toLowerCase() === value);
  for (const input of form.querySelectorAll('input')) {
    input.checked = isAsked(input.name, input.value);
  }
  for (const select of form.querySelectorAll('select')) {
    const option = [...select.options].find(({ value }) => isAsked(select.name, value));
    select.value = option?.value ?? '';
  }
  // The order of the build, where nothing else of its name is chosen.
  for (const first of form.querySelectorAll<HTMLInputElement>('[type="radio"][value=""]')) {
    first.checked = new FormData(form).getAll(first.name).every((value) => value === '');
  }
  return [...new FormData(form).values()].map(String).filter(Boolean);
}

function count(form: HTMLFormElement, items: readonly HTMLElement[]): void {
  const counted = items.filter(({ dataset }) => dataset['choices'] !== undefined);
  const shown = counted.filter(({ hidden }) => !hidden).length;
  const text = form.querySelector<HTMLElement>('[data-list-count]');
  if (text !== null) text.textContent = countText(form, text, shown, counted.length);
  const all = form.querySelector<HTMLElement>('[type="reset"]');
  if (all !== null) all.hidden = shown === counted.length;
}

/** “3 offers: No wagering” where one choice is made at a time, else “5 of 11 casinos”. */
function countText(form: HTMLFormElement, text: HTMLElement, shown: number, of: number): string {
  const noun = text.dataset['listCount'] ?? '';
  if (form.dataset['offerChoice'] === undefined) {
    return shown < of ? `${shown} of ${of} ${noun}` : `${of} ${noun}`;
  }
  const label = form.querySelector('label:has(input:checked), option:checked:not([value=""])');
  return `${shown} ${shown === 1 ? noun.slice(0, -1) : noun}: ${label?.textContent.trim()}`;
}
