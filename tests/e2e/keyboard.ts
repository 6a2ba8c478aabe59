import type { Page } from '@playwright/test';

type FocusStop = {
  /** Position among the controls of the page in the order of the document; -1 if it is none. */
  index: number;
  element: string;
  outlined: boolean;
  covered: string | null;
};

/** Functions available inside the page. */
type Inspectors = {
  collectControls: () => string[];
  describeFocus: () => FocusStop;
};

declare global {
  var inspect: Inspectors;
}

/** Runs inside every page before its own script, so it cannot use anything else of this module. */
export function installInspectors(): void {
  // Tab stops once in a group of radios, at the one that is checked.
  const CONTROLS =
    'a[href], button:not(:disabled), input:not([type=hidden], :disabled, [type=radio]:not(:checked)), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^="-"])';
  let controls: HTMLElement[] = [];

  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;
  const describe = (element: Element): string => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const id = element.id === '' ? '' : `#${element.id}`;
    const words = text.replaceAll(/\s+/g, ' ').slice(0, 40);
    return `<${element.tagName.toLowerCase()}${id}>${words === '' ? '' : ` “${words}”`}`;
  };
  const isOutlined = (element: Element): boolean =>
    // A link that fills its card draws the outline round the card.
    [null, '::after'].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      const isThere = part === null || content !== 'none';
      return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
  /** Element that covers all of an element, or the edge that cuts it off; `null` elsewhere. */
  const coverOf = (element: Element): string | null => {
    // A row that scrolls sideways has to bring it into view whole.
    const { left: from, right: to } = element.getBoundingClientRect();
    if (from < 0 || to > document.documentElement.clientWidth) return 'the side of the window';
    let above = 'the edge of the window';
    for (const { left, top, width, height } of element.getClientRects()) {
      for (const [x, y] of [
        [0.5, 0.5],
        [0.1, 0.2],
        [0.9, 0.2],
        [0.1, 0.8],
        [0.9, 0.8],
      ] as const) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit === null) continue;
        if (element.contains(hit) || hit.contains(element)) return null;
        above = describe(hit.closest('header, [data-cookie-banner], dialog') ?? hit);
      }
    }
    return above;
  };

  globalThis.inspect = {
    collectControls() {
      controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (element) => isShown(element) && element.tabIndex >= 0,
      );
      return controls.map(describe);
    },

    describeFocus() {
      const element = document.activeElement ?? document.body;
      return {
        index: controls.indexOf(element as HTMLElement),
        element: describe(element),
        outlined: isOutlined(element),
        covered: coverOf(element),
      };
    },
  };
}

/** Presses Tab from the first control of the page until the focus leaves the page or returns. Returns the problems. */
export async function walk(page: Page): Promise<string[]> {
  // The first key tells the browser that this visitor uses the keyboard.
  await page.keyboard.press('Tab');
  const controls = await page.evaluate(() => {
    const found = inspect.collectControls();
    document.querySelector<HTMLElement>('a[href], button:not(:disabled)')?.focus();
    return found;
  });
  const stops: FocusStop[] = [];
  const reached = new Set<number>();
  for (let step = 0; step < controls.length + 20; step++) {
    const stop = await page.evaluate(() => inspect.describeFocus());
    if (stop.element.startsWith('<body>') || (stop.index >= 0 && reached.has(stop.index))) break;
    stops.push(stop);
    reached.add(stop.index);
    await page.keyboard.press('Tab');
  }
  return remarksOn(stops, reached, controls);
}

function remarksOn(
  stops: readonly FocusStop[],
  reached: ReadonlySet<number>,
  controls: readonly string[],
): string[] {
  const known = stops.filter(({ index }) => index >= 0);
  return [
    ...controls.flatMap((control, index) =>
      reached.has(index) ? [] : [`Tab does not reach ${control}`],
    ),
    ...known.flatMap(({ index, element }, at) =>
      index < (known[at - 1]?.index ?? -1) ? [`${element} comes out of order`] : [],
    ),
    ...stops.flatMap(({ outlined, element }) =>
      outlined ? [] : [`the focus on ${element} cannot be seen`],
    ),
    ...stops.flatMap(({ covered, element }) =>
      covered === null ? [] : [`${element} has the focus under ${covered}`],
    ),
  ];
}
