/** Channel of Node's by which a route asks the build about its page: what is bundled shares no modules with it. */
export const PAGE_QUESTIONS = 'edgewise:page-questions';

/** Whether an earlier build has made the page at an address from the same; who knows sets `isKept`. */
export type PageQuestion = { address: string; madeFrom: string; isKept: boolean };
