import {
  DEFAULT_COUNTRY,
  GEO_NOTICE_KEY,
  parseCountryChoice,
} from '#domain/legality/country-choice.ts';
import { mayLinkCasino } from '#domain/legality/link-rule.ts';
import type { ReaderCountry, Told, ToldKey } from '#domain/legality/reader-country.ts';
import { readStored, store } from './storage.ts';

/** What is known of the reader, as long as the document lasts; changes of route keep the document. */
export type Reader = {
  /** Stores the country and brings the page in line with it. */
  choose: (code: string) => void;
  /** No link to a casino for the rest of the visit: the reader has looked for help. */
  spare: () => void;
};

declare global {
  interface Window {
    reader?: Reader;
  }
}

/**
 * Adapts every page to the country that the reader has chosen, from before the first paint: removes the addresses of
 * casino links that are not allowed there, as the parser inserts them, and fills in the texts of the country. Without
 * a choice the page stays as built, at the cost of one read of the storage.
 */
export function followReader(): Reader {
  const page = document;
  let onFile: readonly ReaderCountry[] | undefined;
  /** The choice, where the browser refuses to store it. */
  let unstored: string | null = null;
  let code: string = DEFAULT_COUNTRY;
  let isSpared = false;
  const held = new WeakMap<Element, string>();
  const observer = new MutationObserver(adapt);

  const countries = () =>
    (onFile ??= JSON.parse(
      page.getElementById('countries-on-file')?.textContent ?? '[]',
    ) as readonly ReaderCountry[]);

  function refresh(): void {
    const stored = unstored ?? readStored(GEO_NOTICE_KEY);
    const before = code;
    // Without a choice the countries need not be parsed.
    code = stored === null ? DEFAULT_COUNTRY : parseCountryChoice(stored, countries());
    if (code !== DEFAULT_COUNTRY || isSpared) {
      observer.observe(page, { subtree: true, childList: true, attributeFilter: ['href'] });
    } else observer.disconnect();
    if (code !== before || isSpared) adapt();
  }

  function adapt(): void {
    const country = countries().find((candidate) => candidate.code === code);
    if (country === undefined) return;
    const states = [
      code,
      country.casinoLinks,
      isSpared ? 'spared' : 'unspared',
      code !== DEFAULT_COUNTRY && 'elsewhere',
    ];
    for (const link of all<HTMLAnchorElement>('a[data-paid-link]')) {
      const { licensedIn = null } = link.dataset;
      if (!isSpared && mayLinkCasino(country, licensedIn)) release(link);
      else hold(link);
    }
    for (const element of all('[data-tell]')) {
      const { told } = country;
      tell(element, told[element.dataset['tell'] as ToldKey] ?? told.law);
    }
    for (const element of all('[data-where]')) {
      element.hidden = !states.includes(element.dataset['where'] ?? '');
    }
    for (const choice of all<HTMLSelectElement | HTMLButtonElement>('[data-country-choice]')) {
      if (choice.type !== 'button') choice.value = code;
      else choice.setAttribute('aria-pressed', String(choice.value === code));
    }
  }

  /** React does not notice: it sets the `href` of a link once. */
  function hold(link: HTMLAnchorElement): void {
    const address = link.getAttribute('href');
    if (address === null) return;
    if (!held.has(link)) held.set(link, address);
    link.removeAttribute('href');
  }

  function release(link: HTMLAnchorElement): void {
    // A link that was built without an address has it in `data-visit`.
    const { visit = '', rel = link.rel, elsewhere } = link.dataset;
    const shown = link.getAttribute('href');
    if (shown !== null && elsewhere === undefined) return;
    const usual = held.get(link) ?? shown ?? visit;
    held.set(link, usual);
    const byCountry = JSON.parse(elsewhere ?? '{}') as Record<string, string>;
    const address = byCountry[code] ?? usual;
    if (address === shown) return;
    link.href = address;
    link.rel = rel;
    link.target = '_blank';
  }

  const all = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
    page.querySelectorAll<Kind>(selector);

  const reader: Reader = {
    choose(chosen) {
      unstored = store(GEO_NOTICE_KEY, chosen) ? null : chosen;
      refresh();
    },
    spare() {
      isSpared = true;
      refresh();
    },
  };
  for (const type of ['change', 'click']) {
    page.addEventListener(type, ({ target }) => {
      const choice =
        target instanceof Element &&
        target.closest<HTMLSelectElement | HTMLButtonElement>('[data-country-choice]');
      if (choice && (choice.type === 'button') === (type === 'click')) {
        reader.choose(choice.value);
      }
    });
  }
  // The choice may be from another tab, or from before the browser put this page into its back/forward cache.
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  refresh();
  return reader;
}

function tell(element: HTMLElement, [text, href]: Told): void {
  if (element.textContent !== text) element.textContent = text;
  if (href !== undefined && element.getAttribute('href') !== href)
    element.setAttribute('href', href);
}
