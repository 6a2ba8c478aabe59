/** Whether a click, left alone, brings another page of this site into the place of this one. */
export function leadsToOtherPage(event: MouseEvent): boolean {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin) return false;
  if (link.matches('[download], [target]')) return false;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return !(isHere && link.href.includes('#'));
}
