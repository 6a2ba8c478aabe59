import type { CDPSession, Page } from '@playwright/test';
import type { FocusStop } from './inspectors.ts';

export type NamedStop = FocusStop & { role: string; name: string };
export type Walk = { stops: NamedStop[]; remarks: string[] };

const NAMELESS = { role: '', name: '' };

/**
 * Presses Tab from the first control of the page, or of the open dialog, until the focus leaves it or
 * comes round. Names are those of Chromium's accessibility tree, where the devtools are at hand.
 */
export async function walk(page: Page, devtools: CDPSession | null): Promise<Walk> {
  // The first key tells the browser that this visitor uses the keyboard.
  await page.keyboard.press('Tab');
  const controls = await page.evaluate(() => {
    const found = inspect.collectControls();
    const first = document.querySelector('dialog:modal') ?? document;
    first
      .querySelector<HTMLElement>(
        'a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled)',
      )
      ?.focus();
    return found;
  });
  const stops: NamedStop[] = [];
  const reached = new Set<number>();
  for (let step = 0; step < controls.length + 20; step++) {
    const stop = await page.evaluate(() => inspect.describeFocus());
    if (stop.element.startsWith('<body>') || (stop.index >= 0 && reached.has(stop.index))) break;
    stops.push({ ...stop, ...(devtools === null ? NAMELESS : await nameOfFocus(devtools)) });
    for (const index of stop.together) reached.add(index);
    await page.keyboard.press('Tab');
  }
  return { stops, remarks: remarksOn(stops, reached, controls) };
}

function remarksOn(
  stops: readonly NamedStop[],
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

async function nameOfFocus(devtools: CDPSession): Promise<{ role: string; name: string }> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { objectId } = result;
  if (objectId === undefined) return NAMELESS;
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId,
    fetchRelatives: false,
  });
  await devtools.send('Runtime.releaseObject', { objectId });
  const text = (value: unknown) => String(value ?? '').trim();
  return { role: text(nodes[0]?.role?.value), name: text(nodes[0]?.name?.value) };
}

/** Roles that a screen reader has to call by a name. */
const NAMED_ROLES = new Set([
  'button',
  'checkbox',
  'combobox',
  'dialog',
  'DisclosureTriangle',
  'form',
  'image',
  'img',
  'link',
  'listbox',
  'radio',
  'region',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'table',
  'textbox',
]);

/** How many nodes of Chromium's accessibility tree need a name, and those that have none. */
export async function namesIn(
  devtools: CDPSession,
): Promise<{ looked: number; remarks: string[] }> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const named = nodes.filter(
    ({ ignored, role }) => !ignored && NAMED_ROLES.has(String(role?.value ?? '')),
  );
  const nameless = named.filter(({ name }) => String(name?.value ?? '').trim() === '');
  return {
    looked: named.length,
    remarks: nameless.map(
      ({ role, backendDOMNodeId }) => `a ${role?.value} without a name (node ${backendDOMNodeId})`,
    ),
  };
}
