import type { Redirect } from './redirects.ts';

/** What a server of one's own has to be told besides the rules. */
export type ServerSettings = {
  /** What the server answers to, in its own words: `tallystone.example`, `:8080`. */
  address: string;
  /** Folder of the built site on that server. */
  root: string;
  headers: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
};

/** First line of every generated file. */
export const GENERATED_NOTE =
  '# Written by the build from the rules in hosting/. Changes made here are lost.';
