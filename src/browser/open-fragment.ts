/**
 * Opens the `details` that the address names: browsers do it for what lies inside one, not for the
 * `details` itself. Loaded by the pages that are linked to in this way.
 */
export function openFragments(): void {
  openNamed();
  addEventListener('hashchange', openNamed);
  document.addEventListener('astro:page-load', openNamed);
}

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  named.open = true;
  // Another item of the group has closed by now, so the place has moved.
  named.scrollIntoView();
}
