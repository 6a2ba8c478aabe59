import { searchHelp } from '#queries/search/search-help.ts';

export const GET = async () => Response.json(await searchHelp());
