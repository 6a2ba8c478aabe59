// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.island.tsx';

const ENDPOINT = 'https://forms.example/f/abc';
const RECIPIENT = 'help@edgewise.example';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
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

/** Renders the form as it is where an endpoint is configured. */
function renderPosting() {
  render(<ContactForm endpoint={ENDPOINT} recipient={RECIPIENT} />);
}

describe('a form that is posted', () => {
  test('posts the five fields as a plain form does, without cookies', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 200 }));
    renderPosting();
    fillIn();
    send();
    await screen.findByRole('group', { name: 'Message sent' });
    const [address, request] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe(ENDPOINT);
    expect(request?.method).toBe('POST');
    expect(request?.credentials).toBe('omit');
    expect(Object.fromEntries(new URLSearchParams(String(request?.body)))).toEqual({
      firstName: 'Ada',
      lastName: '',
      email: 'ada@mail.example',
      subject: 'A correction',
      message: 'The page says 35.\nThe terms say 40.',
    });
  });

  test('says that it was sent once the endpoint took it, and moves the focus there', async () => {
    fetchMock.mockResolvedValue(new Response('{}', { status: 200 }));
    renderPosting();
    fillIn();
    send();
    const panel = await screen.findByRole('group', { name: 'Message sent' });
    expect(document.activeElement).toBe(panel);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('disables the button and says so while it is under way', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetchMock.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    renderPosting();
    fillIn();
    send();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send message' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Sending the message…').getAttribute('role')).toBe('status');
    expect(screen.queryByText('Message sent')).toBeNull();
    answer(new Response('{}', { status: 200 }));
    await screen.findByRole('group', { name: 'Message sent' });
  });

  test('a refusal keeps the text, names the status and offers the mail', async () => {
    fetchMock.mockResolvedValue(new Response('no', { status: 503 }));
    renderPosting();
    fillIn();
    send();
    const panel = await screen.findByRole('group', { name: 'The message was not sent' });
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

  test('a lost connection keeps the text and claims neither success nor failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    renderPosting();
    fillIn();
    send();
    const panel = await screen.findByRole('group', { name: 'No answer came back' });
    expect(panel.textContent).toContain('We cannot tell whether the message arrived');
    expect(field('Subject').value).toBe('A correction');
    expect(screen.queryByText('Message sent')).toBeNull();
  });

  test('a second try after a failure can succeed', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
    renderPosting();
    fillIn();
    send();
    await screen.findByRole('group', { name: 'No answer came back' });
    send();
    await screen.findByRole('group', { name: 'Message sent' });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('a filled trap posts nothing and does not claim to', async () => {
    renderPosting();
    fillIn();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (trap === null) throw new Error('Expected a trap, found none');
    expect(trap.tabIndex).toBe(-1);
    trap.value = 'https://spam.example';
    send();
    await screen.findByRole('group', { name: 'The message was not sent' });
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
