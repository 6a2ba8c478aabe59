import {
  DEFAULT_COUNTRY,
  GEO_NOTICE_KEY,
  parseCountryChoice,
} from '#domain/legality/country-choice.ts';
import { casinoStates } from '#domain/legality/link-rule.ts';
import type {
  CountryText,
  CountryTextKey,
  ReaderCountry,
} from '#domain/legality/reader-country.ts';
import { readStored, store } from './storage.ts';

/** State of the reader, kept until the document is left; changes of route keep the document. */
export type Reader = {
  /** Stores the country and brings the page in line with it. */
  choose: (code: string) => void;
  /** No link to a casino for the rest of the visit, or until the reader asks for them: `[data-show-links]`. */
  hideCasinoLinks: () => void;
};

declare global {
  interface Window {
    reader?: Reader;
  }
}

/**
 * Adapts every page to the country that the reader has chosen, from before the first paint: removes the addresses of
 * casino links that are not allowed there, as the parser inserts them, and fills in the texts of the country. A stored
 * country that cannot be read allows none. Without a choice the page stays as built, at the cost of one read of the
 * storage, unless the owner shows no link before a choice.
 */
export function followReader(): Reader {
  const page = document;
  let onFile: readonly ReaderCountry[] | undefined;
  /** The choice, where the browser refuses to store it. */
  let unstored: string | null = null;
  let code: string = DEFAULT_COUNTRY;
  /** False where links wait for the reader to choose a country. */
  let hasCountry = true;
  let isAdapted = false;
  let linksHidden = false;
  const removedHrefs = new WeakMap<Element, string>();
  const observer = new MutationObserver(adapt);

  const countries = () =>
    (onFile ??= JSON.parse(
      page.getElementById('countries-on-file')?.textContent ?? '[]',
    ) as readonly ReaderCountry[]);

  const asksCountry = () =>
    page.getElementById('countries-on-file')?.dataset['linksBeforeChoice'] === 'none';

  function refresh(): void {
    const stored = unstored ?? readStored(GEO_NOTICE_KEY);
    // Without a choice the countries need not be parsed.
    const chosen = stored === null ? null : parseCountryChoice(stored, countries());
    code = chosen ?? DEFAULT_COUNTRY;
    hasCountry = chosen !== null || (stored === null && !asksCountry());
    const wasAdapted = isAdapted;
    isAdapted = stored !== null || linksHidden || !hasCountry;
    if (isAdapted) {
      observer.observe(page, { subtree: true, childList: true, attributeFilter: ['href'] });
    } else observer.disconnect();
    if (isAdapted || wasAdapted) adapt();
  }

  function setLinksHidden(areHidden: boolean): void {
    linksHidden = areHidden;
    refresh();
  }

  function adapt(): void {
    const country = countries().find((candidate) => candidate.code === code);
    if (country === undefined) return;
    const states = [
      code,
      country.casinoLinks,
      linksHidden ? 'links-hidden' : hasCountry ? 'links-shown' : 'no-country',
      code !== DEFAULT_COUNTRY && 'elsewhere',
    ];
    const statesOf = (element: Element) => {
      const gate = element.closest<HTMLElement>('[data-licensed-in]')?.dataset;
      const casino = {
        licensedIn: gate?.['licensedIn']?.split(' ') ?? [],
        refusedIn: gate?.['refusedIn']?.split(' ') ?? [],
      };
      return casinoStates(hasCountry ? country : null, casino, linksHidden);
    };
    for (const link of all<HTMLAnchorElement>('a[data-paid-link]')) {
      if (statesOf(link).includes('linked')) enableLink(link);
      else disableLink(link);
    }
    for (const element of all('[data-casino-if]')) {
      const known = statesOf(element);
      const wanted = element.dataset['casinoIf']?.split(' ') ?? [];
      element.hidden = !known.some((state) => wanted.includes(state));
    }
    for (const element of all('[data-country-text]')) {
      const { texts } = country;
      setText(element, texts[element.dataset['countryText'] as CountryTextKey] ?? texts.law);
    }
    for (const element of all('[data-where]')) {
      element.hidden = !states.includes(element.dataset['where'] ?? '');
    }
    for (const choice of all<HTMLSelectElement | HTMLButtonElement>('[data-country-choice]')) {
      if (choice.type !== 'button') choice.value = hasCountry ? code : '';
      else choice.setAttribute('aria-pressed', String(hasCountry && choice.value === code));
    }
  }

  /** React does not notice: it sets the `href` of a link once. */
  function disableLink(link: HTMLAnchorElement): void {
    const address = link.getAttribute('href');
    if (address === null) return;
    if (!removedHrefs.has(link)) removedHrefs.set(link, address);
    link.removeAttribute('href');
  }

  function enableLink(link: HTMLAnchorElement): void {
    // A link that was built without an address has it in `data-visit`.
    const { visit = '', rel = link.rel, elsewhere } = link.dataset;
    const shown = link.getAttribute('href');
    if (shown !== null && elsewhere === undefined) return;
    const usual = removedHrefs.get(link) ?? shown ?? visit;
    removedHrefs.set(link, usual);
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
    hideCasinoLinks: () => setLinksHidden(true),
  };
  page.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-show-links]')) setLinksHidden(false);
  });
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

function setText(element: HTMLElement, [text, href]: CountryText): void {
  if (element.textContent !== text) element.textContent = text;
  if (href !== undefined && element.getAttribute('href') !== href)
    element.setAttribute('href', href);
}
