import { reportSubject } from '#domain/contact/fact-report.ts';

/** Writes the fact that a reader reports an error in into the subject of the contact form. */
export function nameReportedFact(): void {
  nameIt();
  document.addEventListener('astro:page-load', nameIt);
}

function nameIt(): void {
  const field = document.querySelector<HTMLInputElement>('form input[name="subject"]');
  // Not from `fragment-state.ts`, which would be one more file on the line.
  const subject = reportSubject(location.hash.slice(1));
  // What a visitor typed before, and comes back to, stays.
  if (field !== null && subject !== null && field.value === '') field.value = subject;
}
