/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
  }
}

export {};
