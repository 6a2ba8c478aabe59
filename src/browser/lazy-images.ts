const MARGIN = '50px';
const VISIBLE_SHARE = 0.1;

/** Fetches each picture when a tenth of it is within 50 px of the window, and fades it in. */
export function watchImages(): void {
  const frames = document.querySelectorAll<HTMLElement>('[data-image="waiting"]');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        if (target instanceof HTMLElement) fetchImage(target);
      }
    },
    { rootMargin: MARGIN, threshold: VISIBLE_SHARE },
  );
  for (const frame of frames) observer.observe(frame);
}

function fetchImage(frame: HTMLElement): void {
  const image = frame.querySelector<HTMLImageElement>('img[data-src]');
  const address = image?.dataset['src'];
  if (image === null || address === undefined) return;
  const settle = (state: 'loaded' | 'failed') => () => {
    frame.dataset['image'] = state;
  };
  image.addEventListener('load', settle('loaded'), { once: true });
  image.addEventListener('error', settle('failed'), { once: true });
  image.src = address;
}
