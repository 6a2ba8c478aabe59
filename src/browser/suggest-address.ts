/** Links the page that an unknown address may mean: addresses have small letters, and the host says which there are. */
export async function suggestAddress(): Promise<void> {
  const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
  const link = suggestion?.querySelector('a');
  const meant = location.pathname.toLowerCase().replace(/[^a-z0-9]+$/, '');
  if (!suggestion || !link || meant === '' || meant === location.pathname) return;
  const answer = await fetch(meant, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok !== true) return;
  link.href = meant;
  link.textContent = meant;
  suggestion.hidden = false;
}
