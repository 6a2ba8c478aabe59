import { answerDue, type AnswerTime, dueCalendar } from '#domain/rounds/answer-due.ts';
import { formatDate } from '#format/text.ts';
import { closest } from './closest.ts';
import { copyText } from './copy-text.ts';
import { downloadText } from './download-text.ts';

const say = (button: HTMLElement, text: string) => {
  const status = button.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = text;
};

async function copyLetter(button: HTMLElement): Promise<void> {
  const letter = document.querySelector<HTMLTextAreaElement>(`#${button.dataset['copies'] ?? ''}`);
  const outcome = await copyText(letter?.value ?? '', letter);
  const refused = 'Copying was refused. The text is selected: copy it with Ctrl+C or Cmd+C.';
  say(button, outcome === 'copied' ? 'Copied.' : refused);
}

/** Values of the form: the law, the day of the request and the day on which the answer is due. */
function typedRequest(form: HTMLFormElement) {
  const typed = new FormData(form);
  const [law = '', time = ''] = String(typed.get('law')).split(' ');
  const asked = String(typed.get('asked'));
  if (asked === '') return null;
  const due = answerDue(asked, JSON.parse(time) as AnswerTime);
  return { law, asked, due };
}

function showDue(form: HTMLFormElement): void {
  const request = typedRequest(form);
  const output = form.querySelector('output');
  if (output) output.value = request === null ? '' : `Due on ${formatDate(request.due)}.`;
}

function saveDue(form: HTMLFormElement): void {
  const request = typedRequest(form);
  if (request === null) return;
  const { law, asked, due } = request;
  downloadText(`answer-due-${due}.ics`, dueCalendar(law, asked, due), 'text/calendar');
}

/** Buttons and form of the page on getting a history, which stand hidden where there is no script. */
export function listenForRequests(): void {
  const show = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-request]'))
      part.hidden = false;
  };
  show();
  document.addEventListener('astro:page-load', show);
  document.addEventListener('click', (event) => {
    const button = closest<HTMLElement>(event, '[data-copies]');
    if (button !== null) void copyLetter(button);
  });
  document.addEventListener('input', (event) => {
    const form = closest<HTMLFormElement>(event, 'form[data-request]');
    if (form !== null) showDue(form);
  });
  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event, 'form[data-request]');
    if (form === null) return;
    event.preventDefault();
    saveDue(form);
  });
}
