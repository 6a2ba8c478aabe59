import { CONSENT_EVENT, CONSENT_KEY, parseConsent } from '#domain/consent/consent.ts';
import { readStored } from './storage.ts';

/** Whether the counter runs in this document. */
let isRunning = false;

const choice = () => parseConsent(readStored(CONSENT_KEY));

/**
 * Runs the owner's counter where the visitor has accepted, now or earlier, and never otherwise. A
 * script that runs cannot be taken back: once refused, a page that it runs in is loaded anew.
 */
function countVisits(): void {
  countIfAccepted();
  addEventListener(CONSENT_EVENT, countIfAccepted);
  // The choice may have been made on another page, while this one was kept in memory.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isRunning && choice() === 'rejected') location.reload();
    else countIfAccepted();
  });
}

/** The counter waits in the page, where no script has to be made of an address. */
function countIfAccepted(): void {
  const counter = document.querySelector<HTMLTemplateElement>('template[data-visit-counter]');
  if (isRunning || counter === null || choice() !== 'accepted') return;
  isRunning = true;
  counter.replaceWith(counter.content);
}

countVisits();
