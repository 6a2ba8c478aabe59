import idle from 'astro/runtime/client/idle.js';
import { withRetry } from './retry.ts';

/** Hydrates as soon as the browser is idle: for islands above the fold. */
export default withRetry(idle);
