import { reportSubject } from '#domain/contact/fact-report.ts';

/** Fills the subject of the contact form with the fact that a reader reports an error in. */
export function nameReportedFact(): void {
  nameIt();
  document.addEventListener('astro:page-load', nameIt);
}

function nameIt(): void {
  const field = document.querySelector<HTMLInputElement>('form input[name="subject"]');
  const subject = reportSubject(location.hash.slice(1));
  // Never overwrites a typed subject.
  if (field !== null && subject !== null && field.value === '') field.value = subject;
}
