import { startTransition, useEffect, useRef, useState } from 'react';
import type { AuditAnswer, AuditRequest } from '#browser/rounds/audit-session.ts';
import { NOTHING_READ, withAnswer, withFiles, withMapping } from '#browser/rounds/audit-state.ts';
import { startAuditWorker } from '#browser/rounds/start-audit-worker.ts';
import { downloadText } from '#browser/download-text.ts';
import type { ColumnMapping } from '#domain/rounds/reading/read-event.ts';

/** A worker that reads and judges histories, what it has found, and what can be asked of it. */
export function useAudit() {
  const [state, setState] = useState(NOTHING_READ);
  const worker = useRef<Worker>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  const end = (stage: 'stopped' | 'failed') => {
    worker.current?.terminate();
    worker.current = null;
    setState((now) => ({ ...now, stage }));
  };
  const hear = ({ data }: MessageEvent<AuditAnswer>) => {
    if (data.kind === 'exported') downloadText('audit.json', data.json, 'application/json');
    else startTransition(() => setState((now) => withAnswer(now, data)));
  };
  const ask = (request: AuditRequest) => {
    try {
      worker.current ??= opened(hear, () => end('failed'));
      worker.current.postMessage(request);
    } catch {
      end('failed');
    }
  };
  return {
    state,
    ask,
    /** Without their names: a slice of a file has none. */
    take: (given: readonly File[]) => {
      const isFirst = worker.current === null;
      // The first files take a whole example off the page.
      startTransition(() => setState((now) => withFiles(isFirst ? NOTHING_READ : now, given)));
      ask({ kind: 'read', files: given.map((file) => file.slice()) });
    },
    map: (file: number, mapping: ColumnMapping) => {
      setState((now) => withMapping(now, file));
      ask({ kind: 'map', file, mapping });
    },
    cancel: () => end('stopped'),
  };
}

function opened(hear: (event: MessageEvent<AuditAnswer>) => void, onError: () => void): Worker {
  const worker = startAuditWorker();
  worker.addEventListener('message', hear);
  worker.addEventListener('error', onError);
  return worker;
}
