import { describe, expect, test } from 'vitest';
import { shortClassNames } from './class-names.ts';

describe('the short names of classes', () => {
  test('are the same whatever is asked for first, and differ between modules', () => {
    const inOrder = shortClassNames(['/a.module.css', '/b.module.css']);
    const reversed = shortClassNames(['/b.module.css', '/a.module.css']);
    const ofA = ['root', 'title', 'root'].map((name) => inOrder(name, '/a.module.css'));
    const ofB = ['root', 'title'].map((name) => inOrder(name, '/b.module.css'));
    expect(ofA).toEqual(['bb0', 'bb1', 'bb0']);
    expect(ofB).toEqual(['bc0', 'bc1']);
    expect(['root', 'title'].map((name) => reversed(name, '/b.module.css'))).toEqual(ofB);
    expect(['root', 'title', 'root'].map((name) => reversed(name, '/a.module.css'))).toEqual(ofA);
  });

  test('are different for as many modules as there can be, and of no more', () => {
    const modules = Array.from({ length: 1600 }, (_, i) => `/${String(i)}.module.css`);
    const name = shortClassNames(modules);
    const names = modules.flatMap((module) => ['a', 'b'].map((local) => name(local, module)));
    expect(new Set(names).size).toBe(3200);
    expect(() => shortClassNames([...modules, '/one-more.module.css'])).toThrow(
      'Expected at most 1600 style modules, found 1601',
    );
  });

  test('are given to modules of the site alone', () => {
    expect(() => shortClassNames([])('root', '/elsewhere.module.css')).toThrow(
      'Expected a style module of src, found /elsewhere.module.css',
    );
  });
});
