/// <reference types="astro/client" />

declare global {
  interface ImportMetaEnv {
    /** Whether nothing stands between the content and a launch: `integrations/content-check.ts`. */
    readonly LAUNCH_READY: boolean;
    /** The colours of the brand as JSON; undefined where the site is printed as it is drawn: `integrations/brand-colours.ts`. */
    readonly BRAND_COLOURS: string | undefined;
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrate when the native dialog inside is opened for the first time. */
    'client:opened'?: boolean;
    /** Hydrate when the visitor points at it or focuses it. */
    'client:touched'?: boolean;
    /** Hydrate when the visitor points at it or focuses it, or earlier for one of these reasons. */
    'client:needed'?: boolean | import('./browser/directives/needed.ts').Need;
  }
}

export {};
