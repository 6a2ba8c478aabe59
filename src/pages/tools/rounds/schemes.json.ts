import { roundSchemes } from '#queries/pages/rounds-method.ts';

export const GET = () => Response.json(roundSchemes());
