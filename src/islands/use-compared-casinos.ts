import { useEffect, useState } from 'react';
import { fetchJson } from '#browser/fetch-json.ts';
import type { ColumnModel } from '#components/side-by-side/side-by-side-model.ts';
import { chooseAmong } from '#domain/side-by-side/chosen-casinos.ts';

type Names = readonly (readonly [id: string, name: string])[];

export type ComparedFiles = {
  /** The casinos that the page holds, shown where the address names none. */
  first: readonly ColumnModel[];
  /** Every casino by name, where they are few. */
  names: Names | null;
  /** File of them all, where they are many. */
  listFile: string;
  /** Folder of a file for each casino. */
  columnFolder: string;
};

/**
 * The casinos that an address names. Those that the page does not hold come from files of the site,
 * one for each casino, and then stay. Until all are there, the ones before stand.
 */
export function useComparedCasinos(
  { first, names: allNames, listFile, columnFolder }: ComparedFiles,
  ids: readonly string[],
) {
  const [names, setNames] = useState(allNames);
  const [fetched, setFetched] = useState<readonly ColumnModel[]>([]);
  const [settled, setSettled] = useState(first);
  const [failures, setFailures] = useState(0);
  const [attempt, setAttempt] = useState(0);

  const held = new Map([...first, ...fetched].map((column) => [column.slug, column]));
  const asked = ids.length === 0 ? first.map(({ slug }) => slug) : ids;
  const needsNames = asked.some((id) => !held.has(id));
  const known = new Set([...held.keys(), ...(names ?? []).map(([id]) => id)]);
  const choice = chooseAmong(asked, known);
  const missing = choice.shown.filter((id) => !held.has(id));
  const missingIds = missing.join();

  useEffect(() => {
    if (allNames !== null) return;
    const controller = new AbortController();
    fetchJson<Names>(listFile, controller.signal).then(setNames, () => {
      if (!controller.signal.aborted) setFailures(attempt + 1);
    });
    return () => controller.abort();
  }, [allNames, listFile, attempt]);

  useEffect(() => {
    if (missingIds === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const files = missingIds.split(',').map((id) => `${columnFolder}/${id}.json`);
    void Promise.allSettled(files.map((file) => fetchJson<ColumnModel>(file, signal))).then(
      (answers) => {
        if (signal.aborted) return;
        const columns = answers.flatMap((answer) =>
          answer.status === 'fulfilled' ? [answer.value] : [],
        );
        setFetched((before) => [...before, ...columns]);
        if (columns.length < files.length) setFailures(attempt + 1);
      },
    );
    return () => controller.abort();
  }, [columnFolder, missingIds, attempt]);

  const hasFailed = failures > attempt;
  const isComplete = missing.length === 0 && (names !== null || !needsNames);
  const found = choice.shown.flatMap((id) => held.get(id) ?? []);
  // After a failure the casinos that have loaded are shown; if none has, the last ones stay.
  const shown =
    (isComplete || hasFailed) && found.length > 0 ? found : isComplete ? first : settled;
  if (!isSame(shown, settled)) setSettled(shown);

  const nameOf = new Map([...(names ?? []), ...[...held.values()].map(nameAndId)]);
  return {
    columns: shown,
    names: names ?? [],
    nameOf: (id: string) => nameOf.get(id) ?? id,
    missing: missing.map((id) => nameOf.get(id) ?? id),
    // Unknown ids can be told only once every name has loaded.
    unknown: names === null ? [] : choice.unknown,
    beyond: choice.beyond,
    state: hasFailed ? 'failed' : isComplete ? 'ready' : 'loading',
    retry: () => setAttempt(failures),
  } as const;
}

const nameAndId = ({ slug, name }: ColumnModel) => [slug, name] as const;

const isSame = (one: readonly ColumnModel[], other: readonly ColumnModel[]) =>
  one.length === other.length && one.every((column, index) => column === other[index]);
