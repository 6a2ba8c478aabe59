/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate as soon as the browser is idle; for islands above the fold. */
    'client:ready'?: boolean;
    /** Hydrate once a part of the island is in view. */
    'client:seen'?: boolean;
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
  }
}

export {};
