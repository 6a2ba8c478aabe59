import { searchSource } from '#queries/search/search-records.ts';

/** Records for the search index. The build reads this file and removes it: integrations/search.ts. */
export async function GET() {
  return Response.json(await searchSource());
}
