import { CONTENT_DIR } from '#schemas/content-folder.ts';
import { checkedContent } from '../fixtures/checked-content.ts';

/**
 * The content under test: `CONTENT_DIR`, the site's own or a fixture. What is said of it here holds for
 * any that the check takes, whatever is in it and however little.
 */
export const content = await checkedContent(CONTENT_DIR);
