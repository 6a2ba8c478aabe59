const MARGIN = '50px';
const VISIBLE_SHARE = 0.1;

/**
 * Fetches each picture when a tenth of it is within 50 px of the window, and fades it in. Frames of
 * pictures that fail are marked, also of those that the page loads at once.
 */
export function watchImages(): void {
  for (const frame of framesThatAre('asked')) watchAsked(frame);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchImage(target as HTMLElement);
      }
    },
    { rootMargin: MARGIN, threshold: VISIBLE_SHARE },
  );
  for (const frame of framesThatAre('waiting')) observer.observe(frame);
}

const framesThatAre = (state: 'asked' | 'waiting') =>
  document.querySelectorAll<HTMLElement>(`[data-image=${state}]`);

const mark = (frame: HTMLElement, state: 'loaded' | 'failed') => () => {
  frame.dataset['image'] = state;
};

function watchAsked(frame: HTMLElement): void {
  const image = frame.querySelector('img');
  if (image === null) return;
  // For a picture that is complete, only decoding tells whether it loaded.
  if (image.complete) image.decode().then(mark(frame, 'loaded'), mark(frame, 'failed'));
  else markWhenDone(frame, image);
}

/** Sets one address or a list of sources, of which the browser loads one. */
function fetchImage(frame: HTMLElement): void {
  for (const part of frame.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[data-src]')) {
    markWhenDone(frame, part);
    part.srcset = part.dataset['src'] ?? '';
  }
}

function markWhenDone(frame: HTMLElement, image: HTMLElement): void {
  image.addEventListener('load', mark(frame, 'loaded'));
  image.addEventListener('error', mark(frame, 'failed'));
}
