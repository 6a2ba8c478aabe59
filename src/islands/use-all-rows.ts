import { useEffect, useState } from 'react';

export type AllRows<Row> = {
  /** The first rows until the others are there, then all. */
  rows: readonly Row[];
  state: 'first' | 'loading' | 'failed' | 'all';
  /** Asks for the others again after a failure. */
  retry: () => void;
};

/**
 * The rows of a list of which the page holds the first and files of the site hold the others. They
 * are asked for once they are needed, and then stay.
 */
export function useAllRows<Row>(
  first: readonly Row[],
  files: readonly string[],
  isNeeded: boolean,
): AllRows<Row> {
  const [others, setOthers] = useState<readonly Row[] | null>(null);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const isMissing = files.length > 0 && others === null;
  const isAsked = isMissing && isNeeded;

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    fetchRows<Row>(files, controller.signal).then(setOthers, () => {
      if (!controller.signal.aborted) setFailures(attempt + 1);
    });
    return () => controller.abort();
  }, [files, isAsked, attempt]);

  const hasFailed = failures > attempt;
  return {
    rows: others === null ? first : others,
    state: !isMissing ? 'all' : !isNeeded ? 'first' : hasFailed ? 'failed' : 'loading',
    retry: () => setAttempt(failures),
  };
}

async function fetchRows<Row>(files: readonly string[], signal: AbortSignal): Promise<Row[]> {
  const parts = files.map(async (file) => {
    const response = await fetch(file, { signal });
    if (!response.ok) throw new Error(`Expected rows at ${file}, found ${response.status}`);
    return (await response.json()) as Row[];
  });
  return (await Promise.all(parts)).flat();
}
