import { checkContent } from '#check/check-content.ts';

/**
 * Result of the check for the content under test: `CONTENT_DIR`, the site's own or a fixture. These tests have to
 * hold for any content that the check accepts, however little is in it.
 */
export const { content, heldBack, problems } = await checkContent();
