import { pushQuery, readQuery, subscribeToQuery } from './query-state.ts';

let unsubscribe = () => {};

/**
 * Sorts and filters a list by the query of the address: `?sort=pay&only=license&only=btc`. Items hold their sort keys
 * (`data-by-pay`, ascending, missing last) and the options that they meet (`data-has`). Without script all stand there
 * in their order.
 */
function sortLists(): void {
  unsubscribe();
  const form = document.querySelector<HTMLFormElement>('form[data-sorts]');
  const list = document.getElementById(form?.dataset['sorts'] ?? '');
  unsubscribe = form === null || list === null ? () => {} : followQuery(form, list);
}

function followQuery(form: HTMLFormElement, list: HTMLElement): () => void {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  // A list that is come back to may be sorted already.
  for (const [index, item] of items.entries()) item.dataset['bySort'] ??= String(index);
  form.onchange = () => pushQuery(queryOf(new FormData(form)));
  form.onreset = (event) => {
    event.preventDefault();
    pushQuery(queryOf(new FormData()));
    form.querySelector<HTMLInputElement>('input:checked')?.focus();
  };
  const show = () => {
    const { sort, only } = choose(form);
    const keyOf = (item: Element) => Number(item.getAttribute(`data-by-${sort}`) ?? Infinity);
    const isShown = ({ dataset }: HTMLElement) => {
      const met = (dataset['has'] ?? '').split(' ');
      return only.every((option) => met.includes(option));
    };
    for (const item of items) item.hidden = !isShown(item);
    list.append(...items.toSorted((a, b) => keyOf(a) - keyOf(b) || servedAt(a) - servedAt(b)));
    count(form, items);
  };
  show();
  return subscribeToQuery(show);
}

const servedAt = ({ dataset }: HTMLElement) => Number(dataset['bySort']);

/** Sets the controls to the address. Options without a control are passed over. */
function choose(form: HTMLFormElement): { sort: string; only: readonly string[] } {
  const query = new URLSearchParams(readQuery());
  const asked = query.getAll('only');
  for (const input of form.querySelectorAll('input')) {
    input.checked =
      input.type === 'radio' ? input.value === query.get('sort') : asked.includes(input.value);
  }
  for (const select of form.querySelectorAll('select')) {
    const option = [...select.options].find(({ value }) => asked.includes(value));
    select.value = option?.value ?? '';
  }
  const isSorted = form.querySelector('[type="radio"]:checked') !== null;
  const first = form.querySelector<HTMLInputElement>('[type="radio"][value=""]');
  if (!isSorted && first !== null) first.checked = true;
  const chosen = new FormData(form);
  return {
    sort: String(chosen.get('sort') || 'sort'),
    only: chosen.getAll('only').map(String).filter(Boolean),
  };
}

/** The query with these choices; parameters of others stay. */
function queryOf(chosen: FormData): string {
  const query = new URLSearchParams(readQuery());
  query.delete('sort');
  query.delete('only');
  for (const [name, value] of chosen) if (value !== '') query.append(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
}

function count(form: HTMLFormElement, items: readonly HTMLElement[]): void {
  const shown = items.filter(({ hidden }) => !hidden).length;
  const isCut = shown < items.length;
  const text = form.querySelector<HTMLElement>('[data-sorts-count]');
  if (text !== null) {
    const total = `${items.length} ${text.dataset['sortsCount']}`;
    text.textContent = isCut ? `${shown} of ${total}` : total;
  }
  const all = form.querySelector<HTMLElement>('[type="reset"]');
  if (all !== null) all.hidden = !isCut;
}

document.addEventListener('astro:after-swap', sortLists);
sortLists();
