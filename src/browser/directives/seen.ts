import visible from 'astro/runtime/client/visible.js';
import { withRetry } from './retry.ts';

/** Hydrates once a part of the island is in view: for islands below the fold. */
export default withRetry(visible);
