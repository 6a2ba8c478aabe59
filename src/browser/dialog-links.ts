import { closest } from './closest.ts';

/** Attribute of a link that opens a dialog where there is script, and its own page where not. */
const OPENS = 'data-opens-dialog';

/** Opens dialogs by links. It is inline: a tap before the other scripts have loaded would leave the page. */
export function openDialogsByLinks(): void {
  document.addEventListener('click', openByLink, { capture: true });
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link inside another dialog, as in the menu, closes that one first. */
function openByLink(event: MouseEvent): void {
  const link = closest(event, `[${OPENS}]`);
  const dialog = link && document.getElementById(link.getAttribute(OPENS) ?? '');
  // Old browsers without dialogs follow the link.
  if (!(dialog && 'showModal' in dialog) || !isPlainClick(event)) return;
  event.preventDefault();
  event.stopPropagation();
  closest<HTMLDialogElement>(event, 'dialog')?.close();
  (dialog as HTMLDialogElement).showModal();
}
