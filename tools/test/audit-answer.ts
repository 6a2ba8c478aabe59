import * as z from 'zod';

/** What the registry knows about the packages of the lockfile, or why it does not say. */
export type AuditAnswer = { advisories: string[] } | { refusal: string };

const advisory = z.object({
  name: z.string(),
  range: z.string(),
  severity: z.string(),
  title: z.string(),
  url: z.string(),
});

/** By package; where one is affected only through another, that other's name stands for the advisory. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
});

const refusal = z.object({ message: z.string() });

/**
 * Reads what `npm audit --json` printed. Throws if it is neither a report nor the registry's refusal.
 * Source: docs.npmjs.com/cli/commands/npm-audit, report version 2.
 */
export function readAuditAnswer(printed: string): AuditAnswer {
  const json: unknown = JSON.parse(printed);
  const refused = refusal.safeParse(json);
  if (refused.success) return { refusal: refused.data.message };
  const lines = Object.values(report.parse(json).vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .map(
      ({ name, range, severity, title, url }) => `${name} ${range}, ${severity}: ${title}, ${url}`,
    );
  return { advisories: [...new Set(lines)] };
}
