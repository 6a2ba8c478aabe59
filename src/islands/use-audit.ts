import { startTransition, useEffect, useState } from 'react';
import type { AuditAnswer, AuditRequest } from '#browser/rounds/audit-session.ts';
import {
  type AuditState,
  NOTHING_READ,
  withAnswer,
  withFiles,
  withMapping,
  withoutFile,
} from '#browser/rounds/audit-state.ts';
import { startAuditWorker } from '#browser/rounds/start-audit-worker.ts';
import { downloadText } from '#browser/download-text.ts';
import type { ColumnMapping } from '#domain/rounds/reading/read-event.ts';

/** Outlives the island: the router takes it off the page with every link, and Back brings a new one. */
const desk: { state: AuditState; worker: Worker | null; draw: (state: AuditState) => void } = {
  state: NOTHING_READ,
  worker: null,
  draw: () => undefined,
};

function show(state: AuditState): void {
  desk.state = state;
  desk.draw(state);
}

function end(state: AuditState): void {
  desk.worker?.terminate();
  desk.worker = null;
  show(state);
}

const fail = () => end({ ...desk.state, stage: 'failed' });

function hear({ data }: MessageEvent<AuditAnswer>): void {
  if (data.kind === 'exported') downloadText('audit.json', data.json, 'application/json');
  // Drawing a whole result takes long enough to be in the way of a click.
  else startTransition(() => show(withAnswer(desk.state, data)));
}

function startWorker(): Worker {
  const worker = startAuditWorker();
  worker.addEventListener('message', hear);
  worker.addEventListener('messageerror', fail);
  worker.addEventListener('error', fail);
  return worker;
}

export function ask(request: AuditRequest): void {
  try {
    desk.worker ??= startWorker();
    desk.worker.postMessage(request);
  } catch {
    fail();
  }
}

export function take(given: readonly File[]): void {
  const before = desk.worker === null ? NOTHING_READ : desk.state;
  // The first files take a whole example off the page.
  startTransition(() => show(withFiles(before, given)));
  // Without their names: a slice of a file has none.
  ask({ kind: 'read', files: given.map((file) => file.slice()) });
}

export function map(file: number, mapping: ColumnMapping): void {
  show(withMapping(desk.state, file));
  ask({ kind: 'map', file, mapping });
}

export const startOver = () => end(NOTHING_READ);

export function remove(file: number): void {
  const state = withoutFile(desk.state, file);
  if (state.names.every((name) => name === null)) return startOver();
  show(state);
  ask({ kind: 'remove', file });
}

const cancel = () => end({ ...desk.state, stage: 'stopped' });

/** Findings of the worker so far. */
export function useAudit() {
  const [state, setState] = useState(NOTHING_READ);
  useEffect(() => {
    desk.draw = setState;
    startTransition(() => setState(desk.state));
    return () => {
      desk.draw = () => undefined;
    };
  }, []);
  return { state, cancel };
}
