/** Results of following an outgoing link, the worst first. */
export const LINK_VERDICTS = [
  'no-answer',
  'certificate',
  'not-found',
  'server-error',
  'parked',
  'soft-404',
  'endless',
  'private-address',
  'tracking-lost',
  'other-host',
  'home-page',
  'moved',
  'refuses-programs',
  'fine',
] as const;

export type LinkVerdict = (typeof LINK_VERDICTS)[number];
