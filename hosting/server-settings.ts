import type { Redirect } from './redirects.ts';

/** Settings of a self-hosted server, besides the rules. */
export type ServerSettings = {
  /** Address that the server listens on, in its own syntax: `tallystone.example`, `:8080`. */
  address: string;
  /** Folder of the built site on that server. */
  root: string;
  headers: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
};

/** First line of every generated file. */
export const GENERATED_NOTE =
  '# Written by the build from the rules in hosting/. Changes made here are lost.';
