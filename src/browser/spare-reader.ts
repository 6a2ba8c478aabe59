/** Comes with the page on help: whoever opens it is shown no paid link for the rest of the visit. */
import type {} from './reader.ts';

window.reader?.spare();
