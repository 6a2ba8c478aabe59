/** The options that are checked in a form, named as in the address. */
export function checkedIn(form: HTMLFormElement | null): URLSearchParams {
  const checked = form?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  const pairs = [...checked].filter(({ value }) => value !== '');
  return new URLSearchParams(pairs.map(({ name, value }) => [name, value]));
}
