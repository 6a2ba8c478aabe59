/** Lays out, part by part while nothing else is to do, what the style sheet has left for later. */
export function layOutLateParts(): void {
  whenIdle(() => {
    const part = document.querySelector('[data-late]');
    if (part === null) return;
    part.removeAttribute('data-late');
    layOutLateParts();
  });
}

function whenIdle(callback: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(callback);
  else setTimeout(callback, 50);
}
