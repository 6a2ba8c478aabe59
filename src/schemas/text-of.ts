import * as z from 'zod';

/** A text of so many characters. */
export const textOf = (least: number, most?: number) =>
  most === undefined ? z.string().min(least) : z.string().min(least).max(most);
