import { casinoNames } from '#queries/side-by-side/side-by-side.ts';

export async function GET() {
  return Response.json(await casinoNames());
}
