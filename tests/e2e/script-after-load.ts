/** The address of the script that a page asks for once it has loaded, and the last that a page without islands does. */
export const SCRIPT_AFTER_LOAD = /\/after-load[^/]*\.js$/;
