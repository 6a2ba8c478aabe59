import { roundSchemesJsonSchema } from '#queries/tools/rounds-method.ts';

export const GET = () => Response.json(roundSchemesJsonSchema());
