// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { guarded } from './IslandBoundary.tsx';

afterEach(cleanup);

const Breakable = guarded(function Breakable() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <form>
      <input name="seed" aria-label="Seed" />
      <button type="button" onClick={() => setIsBroken(true)}>
        Break
      </button>
    </form>
  );
});

test('an island that throws says so, shows what was typed, and can be started again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Breakable />);
  fireEvent.change(screen.getByLabelText('Seed'), { target: { value: 'my seed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(screen.getByRole('alert').textContent).toContain('This tool has stopped.');
  expect(screen.getByText('You typed seed: my seed')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('Seed')).toHaveProperty('value', '');
});
