import { useEffect, useState } from 'react';
import { fetchJson } from '#browser/fetch-json.ts';

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
    const { signal } = controller;
    Promise.all(files.map((file) => fetchJson<Row[]>(file, signal))).then(
      (parts) => setOthers(parts.flat()),
      () => {
        if (!signal.aborted) setFailures(attempt + 1);
      },
    );
    return () => controller.abort();
  }, [files, isAsked, attempt]);

  const hasFailed = failures > attempt;
  return {
    rows: others === null ? first : others,
    state: !isMissing ? 'all' : !isNeeded ? 'first' : hasFailed ? 'failed' : 'loading',
    retry: () => setAttempt(failures),
  };
}
