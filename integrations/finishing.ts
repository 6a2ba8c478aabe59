import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FinishedPage, Site } from './finish-page.ts';

const ENTRY = 'integrations/finishing.worker.ts';

/** The build needs a core of its own; from four on, it cannot draw pages as fast as they are finished. */
const threadCount = () => Math.min(Math.max(availableParallelism() - 1, 1), 4);

/** What finishes pages needs to know of the site. */
export type PagesToFinish = Omit<Site, 'importsOf'> & {
  dist: string;
  pageCount: number;
  /** Whether compressed copies stand beside the pages: not where something else is still to come into them. */
  hasCopies: boolean;
  /** What the scripts of the site import. */
  imports: ReadonlyMap<string, readonly string[]>;
};

/** A page to finish, as Astro has made it and to be kept in a file if in any; or to be taken from there. */
export type PageToFinish = { file: string } & (
  | { html: string; keptIn: string | null; isKept: false }
  | { html: null; keptIn: string; isKept: true }
);

/** What is told of a page that is finished. */
export type Finished = Omit<FinishedPage, 'html'>;

export type Order = PageToFinish & { id: number };
export type Answer = { id: number; finished: Finished } | { id: number; fault: string };

type Waiting = { resolve: (finished: Finished) => void; reject: (error: Error) => void };

export type FinishingThreads = {
  /** Has a page finished and written into the site. Throws at what is wrong with it, by its file. */
  finish: (page: PageToFinish) => Promise<Finished>;
  end: () => Promise<void>;
};

/** Threads that finish pages while the build draws others. */
export function finishingThreads(given: PagesToFinish): FinishingThreads {
  const waiting = new Map<number, Waiting>();
  const hear = (answer: Answer) => {
    const page = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('fault' in answer) page?.reject(new Error(answer.fault));
    else page?.resolve(answer.finished);
  };
  const giveUp = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const threads = Array.from({ length: threadCount() }, () => {
    const thread = new Worker(path.resolve(ENTRY), { workerData: given });
    thread.on('message', hear);
    thread.on('error', giveUp);
    thread.on('exit', () => giveUp(new Error('The thread that finishes pages has ended')));
    // A build that fails elsewhere does not wait for it.
    thread.unref();
    return thread;
  });
  let last = 0;
  return {
    finish: (page) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject });
        threads[id % threads.length]?.postMessage({ ...page, id } satisfies Order);
      }),
    end: async () => void (await Promise.all(threads.map((thread) => thread.terminate()))),
  };
}
