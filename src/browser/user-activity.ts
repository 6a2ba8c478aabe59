/** Time without input after which a visitor counts as idle. */
const IDLE_MS = 1000;

const INPUTS =
  'pointerdown pointermove pointerup keydown input wheel touchstart touchmove touchend';

let inputAtMs = -Infinity;
let isHeld = false;

/** Tracks the time of the last input. A pointer that only hovers does not count. */
export function trackInput(): void {
  for (const type of `${INPUTS} touchcancel`.split(' ')) {
    addEventListener(type, note, { capture: true, passive: true });
  }
}

function note(event: Event): void {
  if (event.type.startsWith('touch')) isHeld = (event as TouchEvent).touches.length > 0;
  else if (event instanceof PointerEvent && event.pointerType !== 'touch') {
    isHeld = event.buttons > 0;
    if (event.type === 'pointermove' && !isHeld) return;
  }
  inputAtMs = performance.now();
}

/** Time until the visitor counts as idle; the whole of it while a button or a finger is down. */
export const msUntilIdle = (): number =>
  isHeld ? IDLE_MS : Math.max(0, inputAtMs + IDLE_MS - performance.now());
