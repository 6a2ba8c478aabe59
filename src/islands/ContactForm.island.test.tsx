// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ContactForm } from './ContactForm.island.tsx';

const ENDPOINT = 'https://forms.example/f/abc';
const RECIPIENT = 'help@edgewise.example';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('mistakes go nowhere: they stand beside the fields and in a summary with the focus', () => {
  render(<ContactForm endpoint={ENDPOINT} recipient={RECIPIENT} />);
  fireEvent.input(field('Email'), { target: { value: 'ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const summary = screen.getByRole('group', { name: '4 things to put right' });
  expect(document.activeElement).toBe(summary);
  const email = field('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Enter an email address like name@example.com.');
  fireEvent.click(
    within(summary).getByRole('link', { name: 'Enter an email address like name@example.com.' }),
  );
  expect(document.activeElement).toBe(email);
  fireEvent.input(email, { target: { value: 'ada@mail.example' } });
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

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

describe('a form for the mail program', () => {
  test('has no trap and never puts what was typed into an address of this site', () => {
    document.body.innerHTML = renderToString(<ContactForm endpoint={null} recipient={RECIPIENT} />);
    const form = document.querySelector('form');
    expect(form?.getAttribute('method')).toBe('dialog');
    expect(form?.hasAttribute('action')).toBe(false);
    expect(document.querySelector('input[name="website"]')).toBeNull();
  });

  test('text that was typed before the script came is kept and counted', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(<ContactForm endpoint={null} recipient={RECIPIENT} />);
    const early = container.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    if (early === null) throw new Error('Expected a field for the message, found none');
    early.value = 'Typed early';
    render(<ContactForm endpoint={null} recipient={RECIPIENT} />, { container, hydrate: true });
    await waitFor(() => expect(screen.getByText('11 of 4,000 characters')).toBeTruthy());
    expect(field('Message').value).toBe('Typed early');
  });
});
