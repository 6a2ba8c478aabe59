/** Theme and width of the sheet in its frame; a sheet that is opened later takes them on as well. */
const form = document.querySelector<HTMLFormElement>('[data-examples-choices]');
const frame = document.querySelector<HTMLIFrameElement>('iframe[name="sheet"]');

function apply(): void {
  if (form === null || frame === null) return;
  const chosen = new FormData(form);
  const theme = String(chosen.get('theme'));
  frame.style.width = String(chosen.get('width'));
  document.documentElement.style.colorScheme = theme;
  const sheet = frame.contentDocument?.documentElement;
  if (sheet) sheet.style.colorScheme = theme;
}

form?.addEventListener('change', apply);
frame?.addEventListener('load', apply);
apply();
