/** Sends a form again that was sent before its island had come, as `early-submit.ts` remembers. */
export function sendAgain(form: HTMLFormElement): void {
  if (form.dataset['sentEarly'] === undefined) return;
  delete form.dataset['sentEarly'];
  form.requestSubmit();
}
