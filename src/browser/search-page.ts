/** Opens the search on /search?q=…, for whoever has written such an address: the site itself never does. */
export function openSearchFromAddress(): void {
  openOnce();
  document.addEventListener('astro:page-load', openOnce);
}

function openOnce(): void {
  const query = new URLSearchParams(location.search).get('q');
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const field = dialog?.querySelector('input');
  if (!/\/search$/.test(location.pathname) || !query || !dialog || !field || dialog.open) return;
  field.value = query;
  dialog.showModal();
}
