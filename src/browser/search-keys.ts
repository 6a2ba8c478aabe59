/** Opens the search with Ctrl+K or Cmd+K. */
export function listenForSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return;
    const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
    if (dialog === null) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
  });
}
