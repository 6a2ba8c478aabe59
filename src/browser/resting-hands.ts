/** After so long without a move hands want nothing of the page. */
const REST_MS = 1000;

const MOVES = 'pointerdown pointermove pointerup keydown input wheel touchstart touchmove touchend';

let movedAtMs = -Infinity;
let isHeld = false;

/** Follows what the hands of a visitor do. A pointer that only hovers does not count. */
export function watchHands(): void {
  for (const type of `${MOVES} touchcancel`.split(' ')) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}

function note(event: Event): void {
  if (event.type.startsWith('touch')) isHeld = (event as TouchEvent).touches.length > 0;
  else if (event instanceof PointerEvent && event.pointerType !== 'touch') {
    isHeld = event.buttons > 0;
    if (event.type === 'pointermove' && !isHeld) return;
  }
  movedAtMs = performance.now();
}

/** How long a visitor is not to be disturbed yet; as long as something is held it begins anew. */
export const msUntilRest = (): number =>
  isHeld ? REST_MS : Math.max(0, movedAtMs + REST_MS - performance.now());
