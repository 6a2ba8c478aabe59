// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.island.tsx';

const ENDPOINT = 'https://forms.example/f/abc';
const RECIPIENT = 'help@edgewise.example';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

function fillIn() {
  fireEvent.input(field('First name'), { target: { value: 'Ada' } });
  fireEvent.input(field('Email'), { target: { value: 'ada@mail.example' } });
  fireEvent.input(field('Subject'), { target: { value: 'A correction' } });
  fireEvent.input(field('Message'), { target: { value: 'The page says 35.\nThe terms say 40.' } });
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));

/** Fills in and sends the form as it is where an endpoint is configured. */
function post() {
  render(<ContactForm endpoint={ENDPOINT} recipient={RECIPIENT} />);
  fillIn();
  send();
}

test('without script it is a plain form that posts to the endpoint', () => {
  document.body.innerHTML = renderToString(
    <ContactForm endpoint={ENDPOINT} recipient={RECIPIENT} />,
  );
  const form = document.querySelector('form');
  expect(form?.method).toBe('post');
  expect(form?.action).toBe(ENDPOINT);
  expect(form?.noValidate).toBe(false);
  expect([...(form?.elements ?? [])].map((element) => element.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'email',
    'subject',
    'message',
    'website',
    null,
  ]);
});

test('a form for the mail program has no trap and never puts what was typed into an address of this site', () => {
  document.body.innerHTML = renderToString(<ContactForm endpoint={null} recipient={RECIPIENT} />);
  const form = document.querySelector('form');
  expect(form?.getAttribute('method')).toBe('dialog');
  expect(form?.hasAttribute('action')).toBe(false);
  expect(document.querySelector('input[name="website"]')).toBeNull();
});

test('a form that is posted posts the five fields as a plain form does, without cookies, and says so once it was taken', async () => {
  fetchMock.mockResolvedValue(new Response('{}', { status: 200 }));
  post();
  const panel = await screen.findByRole('group', { name: 'Message sent' });
  expect(document.activeElement).toBe(panel);
  expect(screen.queryByRole('form')).toBeNull();
  const [address, request] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe(ENDPOINT);
  expect(request).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
    firstName: 'Ada',
    lastName: '',
    email: 'ada@mail.example',
    subject: 'A correction',
    message: 'The page says 35.\nThe terms say 40.',
  });
});

test('it disables the button and says so while it is under way', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  post();
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Sending the message…').getAttribute('role')).toBe('status');
  expect(screen.queryByText('Message sent')).toBeNull();
  answer(new Response('{}', { status: 200 }));
  await screen.findByRole('group', { name: 'Message sent' });
});

test('a refusal keeps the text, names the status and offers the mail', async () => {
  fetchMock.mockResolvedValue(new Response('no', { status: 503 }));
  post();
  const panel = await screen.findByRole('group', { name: 'The message wasn’t sent' });
  expect(panel.textContent).toContain('status 503');
  expect(document.activeElement).toBe(panel);
  expect(field('Message').value).toBe('The page says 35.\nThe terms say 40.');
  expect(
    within(panel).getByRole('link', { name: 'Open the prepared mail' }).getAttribute('href'),
  ).toMatch(/^mailto:help@edgewise\.example\?subject=A%20correction&body=The%20page/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(
    false,
  );
});

test('after a lost connection the text is there, nothing is claimed, and a second try can succeed', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  post();
  const panel = await screen.findByRole('group', { name: 'No answer came back' });
  expect(panel.textContent).toContain('We can’t tell whether the message arrived');
  expect(field('Subject').value).toBe('A correction');
  expect(screen.queryByText('Message sent')).toBeNull();
  send();
  await screen.findByRole('group', { name: 'Message sent' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('a filled trap posts nothing and does not claim to', async () => {
  render(<ContactForm endpoint={ENDPOINT} recipient={RECIPIENT} />);
  fillIn();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (trap === null) throw new Error('Expected a trap, found none');
  expect(trap.tabIndex).toBe(-1);
  trap.value = 'https://spam.example';
  send();
  await screen.findByRole('group', { name: 'The message wasn’t sent' });
  expect(fetchMock).not.toHaveBeenCalled();
});
