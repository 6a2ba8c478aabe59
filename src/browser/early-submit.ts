/**
 * Remembers of a form that an island checks by itself whether it was sent before that came: the browser
 * has said what it thinks of the fields by then, but nothing stands on the page. A form that can be posted
 * goes its way. Sent again it is by `send-again.ts`, which only the island needs: in one file with this, both
 * would be one more on the line.
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
