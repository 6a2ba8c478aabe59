import { casinoNames } from '#queries/pages/compare.ts';

export async function GET() {
  return Response.json(await casinoNames());
}
