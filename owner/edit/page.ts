/** Page of `npm run edit`: the forms, beside them the check of what was saved and its page in the preview. */
import type { News } from './news.ts';

const find = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
const [state, lines] = [find('#state'), find('#lines')];
const address = find<HTMLAnchorElement>('#address');
const preview = find<HTMLIFrameElement>('#preview');

new EventSource('news').addEventListener('message', ({ data }) => {
  const { said, forms, page } = JSON.parse(data as string) as News;
  if (said !== undefined) {
    state.textContent = said.at(-1) ?? '';
    lines.replaceChildren(
      ...said.slice(0, -1).map((line, index) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        Object.assign(link, {
          textContent: line,
          href: `cms.html#${forms?.[index] ?? '/'}`,
          target: 'forms',
        });
        item.append(link);
        return item;
      }),
    );
  } else state.textContent = 'Saved; the content is being checked…';
  if (page === undefined) return;
  Object.assign(address, { href: page, textContent: page });
  preview.src = page;
});
