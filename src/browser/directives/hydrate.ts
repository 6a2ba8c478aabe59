import type { ClientDirective } from 'astro';

/** What cannot be fetched is left out: the page works without it. */
const leaveOut = () => {};

/** Fetches an island and hydrates it. */
export function hydrate(load: Parameters<ClientDirective>[0]): void {
  load().then((mount) => mount(), leaveOut);
}
