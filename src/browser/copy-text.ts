/**
 * Copies a text. Where the browser refuses, the field that shows it is selected instead, so that the
 * visitor can copy it by hand.
 */
export async function copyText(
  text: string,
  source: HTMLTextAreaElement | null,
): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    source?.focus();
    source?.select();
    return 'selected';
  }
}
