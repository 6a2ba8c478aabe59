import { type AuditAnswer, createAuditSession, type AuditRequest } from './audit-session.ts';

/** Reads and judges histories in a worker, so that the page stays responsive. To stop it, terminate it. */
const handle = createAuditSession((answer: AuditAnswer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<AuditRequest>) => handle(data));
