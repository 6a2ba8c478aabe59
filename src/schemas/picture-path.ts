import * as z from 'zod';

/** Endings of the pictures that can lie beside a text, by the format that each stands for. */
export const PICTURE_ENDINGS = {
  avif: 'avif',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg',
  webp: 'webp',
} as const;

export type PictureFormat = (typeof PICTURE_ENDINGS)[keyof typeof PICTURE_ENDINGS];

const ENDINGS = Object.keys(PICTURE_ENDINGS).join('|');

/** Files that are pictures by their name, in whatever letters. */
export const PICTURE_NAME = new RegExp(`\\.(?:${ENDINGS}|gif|tiff?|bmp|heic|ico)$`, 'i');

const PICTURE_PATH = new RegExp(`^\\./[a-z0-9]+(?:-[a-z0-9]+)*\\.(?:${ENDINGS})$`);

export const PICTURE_PATH_FORM =
  './ and the name of a JPEG, PNG, WebP, AVIF or SVG file in the same folder, in small letters, digits and single hyphens: ./roulette-wheel.jpg';

/** Whether a text names a picture that can lie beside it. */
export const isPicturePath = (text: string): boolean => PICTURE_PATH.test(text);

/** A picture that lies beside the file which names it. */
export const picturePath = z.string().regex(PICTURE_PATH, `expected ${PICTURE_PATH_FORM}`);
