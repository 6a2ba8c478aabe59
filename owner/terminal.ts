import * as clack from '@clack/prompts';

export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

// A terminal under `script` or in a container may have no size; prompts would wrap at every letter.
if (isTerminal()) {
  process.stdout.columns ||= 80;
  process.stdout.rows ||= 24;
}

/** Prints why nothing was done, in one write: a pipe would lose the end of a long list. Returns the exit code. */
export function refuse(lines: readonly string[]): number {
  if (lines.length > 0) console.error(lines.join('\n'));
  return lines.length > 0 ? 1 : 0;
}

/** False where nobody is there to be asked. */
export const mayWrite = async (message: string): Promise<boolean> =>
  isTerminal() && (await clack.confirm({ message, initialValue: false })) === true;
