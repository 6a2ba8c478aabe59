/**
 * Marks what is out of the window. A dialog makes the page inert, for which a browser styles anew all that it
 * keeps of it: what is marked it lets go of meanwhile (`styles/base.css`).
 */
const watcher = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    target.toggleAttribute('data-far', !isIntersecting);
  }
});

/** On every page anew. */
export function markFarParts(): void {
  watcher.disconnect();
  for (const part of document.querySelectorAll('[data-lazy]')) watcher.observe(part);
}
