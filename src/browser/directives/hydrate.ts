import type { ClientDirective } from 'astro';

/** What cannot be fetched is left out: the page works without it. */
const leaveOut = () => {};

/** Fetches an island and hydrates it; resolves when that is done, or could not be. */
export function hydrate(load: Parameters<ClientDirective>[0]): Promise<void> {
  return load().then((mount) => mount(), leaveOut);
}
