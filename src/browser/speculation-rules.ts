/**
 * Asks for a page of ours as soon as its link is pressed, where the browser can: by the time the finger
 * is lifted it is on its way. What opens a dialog instead needs no page.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              selector_matches: '[download], [target], [data-opens-dialog], [data-article-link]',
            },
          },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
