import { takePress } from '../early-presses.ts';

/** Presses the button again that was pressed before the script of an island had come; lets go of it where none came. */
export function pressAgain(island: HTMLElement): void {
  const button = takePress(island);
  if (!island.hasAttribute('ssr')) button?.click();
}
