import { searchSource } from '#queries/search/search-records.ts';

/** For the build, which makes the index with it, and writes no file of it: integrations/taken-pages.ts. */
export async function GET() {
  return Response.json(await searchSource());
}
