import { roundSchemesJsonSchema } from '#queries/pages/rounds-method.ts';

export const GET = () => Response.json(roundSchemesJsonSchema());
