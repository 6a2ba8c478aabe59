import { searchSource } from '#queries/search/search-records.ts';

/** Read by build/search-index.ts, which takes it away again: no visitor needs it. */
export async function GET() {
  return Response.json(await searchSource());
}
