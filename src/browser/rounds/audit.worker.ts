import { type AuditAnswer, auditDesk, type AuditRequest } from './audit-desk.ts';

/** Reads and judges histories in a worker, so that the page stays responsive. To stop it, terminate it. */
const handle = auditDesk((answer: AuditAnswer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<AuditRequest>) => handle(data));
