import { checkContent } from '#check/check-content.ts';

/**
 * What the check finds of the content under test: `CONTENT_DIR`, the site's own or a fixture. What is said of it here
 * holds for any that the check takes, whatever is in it and however little.
 */
export const { content, heldBack, problems, written } = await checkContent();
