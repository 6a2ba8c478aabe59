/**
 * Remembers of a form that an island checks by itself whether it was sent before that came: the browser
 * has said what it thinks of the fields by then, but nothing stands on the page. A form that can be posted
 * goes its way.
 */
export function rememberEarlySubmits(): void {
  for (const type of ['submit', 'invalid']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const form = target instanceof Element ? target.closest('form') : null;
        // The island takes the check over from the browser.
        if (form?.noValidate === false) form.dataset['sentEarly'] = '';
      },
      { capture: true },
    );
  }
}

/** Sends a form again that was sent before its island had come. */
export function sendAgain(form: HTMLFormElement): void {
  if (form.dataset['sentEarly'] === undefined) return;
  delete form.dataset['sentEarly'];
  form.requestSubmit();
}
