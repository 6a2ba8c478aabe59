import type { Page } from '@playwright/test';

export type Frame = {
  path: string;
  state: 'covered' | 'fading in' | 'shown';
  /** How many of the corners and the middle of the window something else than the overlay is on top of. */
  uncovered: number;
  /** Milliseconds of a clock that all documents share. */
  atMs: number;
};

export type Recording = { frames: Frame[]; clicksMs: number[] };

/** Writes down each click and each change of what a visitor sees, in every document from its first frame on. */
export async function recordFrames(page: Page): Promise<Recording> {
  const recording: Recording = { frames: [], clicksMs: [] };
  await page.exposeFunction('reportFrame', (frame: Frame) => recording.frames.push(frame));
  await page.exposeFunction('reportClick', (atMs: number) => recording.clicksMs.push(atMs));
  await page.addInitScript(() => {
    const report = window as unknown as {
      reportFrame: (frame: Frame) => void;
      reportClick: (atMs: number) => void;
    };
    const sharedMs = () => performance.timeOrigin + performance.now();
    addEventListener('click', () => report.reportClick(sharedMs()), { capture: true });
    let last = '';
    // Out of the memory of the browser, a page may come as it went.
    addEventListener('pageshow', () => (last = ''));
    const look = () => {
      const overlay = document.querySelector('[data-route-overlay]');
      const isCovered = overlay?.hasAttribute('hidden') === false;
      // Before there is content there is nothing to be seen.
      if (!isCovered && document.querySelector('main') === null) return;
      const isFading = Number(getComputedStyle(document.body).opacity) < 1;
      const places = [
        [1, 1],
        [innerWidth - 20, 1],
        [1, innerHeight - 2],
        [innerWidth / 2, innerHeight / 2],
      ] as const;
      const uncovered = places.filter(
        ([x, y]) => isCovered && !overlay.contains(document.elementFromPoint(x, y)),
      ).length;
      const state = isCovered ? 'covered' : isFading ? 'fading in' : 'shown';
      if (last !== `${state} ${uncovered}`) {
        report.reportFrame({ path: location.pathname, state, uncovered, atMs: sharedMs() });
      }
      last = `${state} ${uncovered}`;
    };
    const lookAtEachFrame = () => {
      requestAnimationFrame(lookAtEachFrame);
      look();
    };
    lookAtEachFrame();
    new MutationObserver(look).observe(document, { attributeFilter: ['hidden'], subtree: true });
  });
  return recording;
}

/** What was seen, one state after the other. */
export const statesOf = ({ frames }: Recording) =>
  frames
    .map(({ path, state }) => `${path} ${state}`)
    .filter((state, index, all) => state !== all[index - 1]);
