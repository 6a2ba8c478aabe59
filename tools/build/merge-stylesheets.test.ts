import { describe, expect, test } from 'vitest';
import { chooseShared, placeSheets, rankSheets } from './merge-stylesheets.ts';

describe('the shared style sheet', () => {
  const pages = [
    { file: 'index.html', sheets: ['/base.css', '/home.css'] },
    { file: 'a.html', sheets: ['/base.css', '/common.css', '/a.css'] },
    { file: 'b.html', sheets: ['/base.css', '/common.css'] },
  ];

  test('the home page comes first, then what most pages need', () => {
    expect(rankSheets(pages)).toEqual(['/base.css', '/home.css', '/common.css', '/a.css']);
  });

  test('what does not fit the budget stays apart, and what is smaller may still fit', () => {
    const noise = Array.from({ length: 400 }, (_, i) => `.x${(i * 7919) % 1009}{top:${i}px}`).join(
      '',
    );
    const sheets: Record<string, string> = {
      '/a': '.a{top:0}',
      '/big': noise,
      '/b': '.b{top:1px}',
    };
    expect(chooseShared(['/a', '/big', '/b'], (name) => sheets[name] ?? '', 100)).toEqual({
      merged: ['/a', '/b'],
      css: '.a{top:0}.b{top:1px}',
    });
  });

  test('a page links it once, where the first merged sheet stood, and holds what is its own', () => {
    const link = (name: string) => `<link rel="stylesheet" href="${name}">`;
    const html = `<head>${link('/base.css')}${link('/own.css')}${link('/common.css')}</head>`;
    expect(placeSheets(html, '/site.css', new Map([['/own.css', '.own{top:0}\n']]))).toBe(
      `<head>${link('/site.css')}<style>.own{top:0}</style></head>`,
    );
  });
});
