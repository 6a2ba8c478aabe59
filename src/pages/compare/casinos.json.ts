import { namesOnFile } from '#queries/pages/compare.ts';

export async function GET() {
  return Response.json(await namesOnFile());
}
