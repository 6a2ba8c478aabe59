import {
  CONSENT_EVENT,
  CONSENT_KEY,
  type ConsentChoice,
  parseConsent,
} from '#domain/consent/consent.ts';
import { readStored } from './storage.ts';

/** The counter is loaded once in the life of the document, however often the route changes. */
let isRunning = false;
/** Choice made in this document, for browsers that do not store it. */
let heard: ConsentChoice | null = null;

const choices = () => [parseConsent(readStored(CONSENT_KEY)), heard];
const isRefused = () => choices().includes('rejected');
const isAccepted = () => choices().includes('accepted') && !isRefused();

/**
 * Loads the owner's counter where the visitor has accepted, now or earlier, and never otherwise. A
 * script that runs cannot be taken back: once refused, the next page is loaded anew, without it.
 */
function countVisits(): void {
  countIfAccepted();
  addEventListener(CONSENT_EVENT, (event) => {
    heard = (event as CustomEvent<ConsentChoice>).detail;
    countIfAccepted();
  });
  document.addEventListener('astro:after-swap', countIfAccepted);
  document.addEventListener('astro:before-preparation', (event) => {
    if (isRunning && isRefused()) event.preventDefault();
  });
}

function countIfAccepted(): void {
  if (isRunning || !isAccepted()) return;
  const address = document.querySelector<HTMLMetaElement>('meta[name="site:analytics"]');
  if (address === null) return;
  isRunning = true;
  const counter = document.createElement('script');
  counter.src = address.content;
  counter.async = true;
  // The router's mark of a script that has run, without which it would run it again.
  counter.dataset['astroExec'] = '';
  document.head.append(counter);
}

countVisits();
