import { describe, expect, test } from 'vitest';
import { readSvg } from './svg-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const drawing = (inside: string, attributes = 'viewBox="0 0 120 40"') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

/** Findings in a drawing that is refused. */
function foundIn(bytes: Uint8Array): string[] {
  const file = readSvg(bytes);
  if (file.ok) throw new Error(`Expected a refusal, found ${file.svg}`);
  for (const { expected } of file.faults) expect(expected).not.toBe('');
  return file.faults.map(({ found }) => found);
}

describe('a drawing that is taken', () => {
  test('is written anew, with its size from the view box', () => {
    expect(
      readSvg(drawing('<path d="M0 0h9"/>', 'viewBox="0 0 120 40" width="100%" height="3em"')),
    ).toEqual({
      ok: true,
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9"></path></svg>',
      width: 120,
      height: 40,
    });
  });

  test('may say its size in pixels alone', () => {
    expect(readSvg(drawing('', 'width="64px" height="32.5"'))).toMatchObject({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32.5"></svg>',
      width: 64,
      height: 32.5,
    });
  });

  test('loses what programs and people wrote into it for themselves', () => {
    const file = readSvg(
      bytesOf(
        `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by a program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://program.example/i" viewBox="0,0 8 8" i:version="1"><metadata><i:notes>secret</i:notes></metadata><i:view zoom="2"><path d="M1 1"/></i:view><g i:label="Layer"><circle r="2"/></g></svg>`,
      ),
    );
    expect(file).toMatchObject({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g><circle r="2"></circle></g></svg>',
    });
  });

  test('keeps references within it, by the new name, and what is text', () => {
    const file = readSvg(
      drawing(
        '<style><![CDATA[@media (prefers-color-scheme:dark){.a{fill:url(#b)}}]]></style>' +
          '<use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#c"/><text aria-label="Q &amp; &quot;A&quot; at a@b">1 &lt; 2</text>',
      ),
    );
    expect(file).toMatchObject({
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>@media (prefers-color-scheme:dark){.a{fill:url(#b)}}</style>' +
        '<use href="#c"></use><text aria-label="Q &amp; &quot;A&quot; at a@b">1 &lt; 2</text></svg>',
    });
  });
});

describe('a drawing that is refused', () => {
  test.each([
    ['<script>alert(1)</script>', '<script> in line 1'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
    ['<script xmlns="http://www.w3.org/1999/xhtml"/>', '<script>'],
    ['<script xmlns=""/>', '<script>'],
    ['<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', '<foreignObject>'],
    ['<path onload="alert(1)"/>', 'the event handler onload'],
    ['<path onClick="alert(1)"/>', 'the event handler onClick'],
    ['<image href="data:image/png;base64,AAAA"/>', '<image>'],
    ['<a href="#a"><path/></a>', '<a>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['<path><animate attributeName="x"/></path>', '<animate>'],
    ['<use href="https://a.example/b.svg#c"/>', 'a reference to “https://a.example/b.svg#c”'],
    ['<use xmlns:x="http://www.w3.org/1999/xlink" x:href="b.svg#c"/>', 'a reference to “b.svg#c”'],
    ['<use href="javascript:alert(1)"/>', 'a reference to “javascript:alert(1)”'],
    ['<path fill="url( \'https://a.example/#b\')"/>', 'a reference to “https://a.example/#b”'],
    ['<path style="fill:URL(//a.example/b)"/>', 'a reference to “//a.example/b”'],
    [
      '<path mask="image-set(&quot;https://a.example&quot; 1x)"/>',
      '“image-set("https://a.example" 1x)”',
    ],
    ['<style>@import "https://a.example/b.css";</style>', '@import in its styles'],
    ['<style>@im<![CDATA[port "b.css";]]></style>', '@import in its styles'],
    ['<style>a{fill:u<![CDATA[rl(b.svg)}]]></style>', 'a reference to “b.svg”'],
    ['<style>@font-face{font-family:a}</style>', '@font-face in its styles'],
    ['<style>a{fill:u\\72l(b)}</style>', 'a backslash in'],
    ['<path fill="u&#114;l(b.svg)"/>', 'a reference to “b.svg”'],
    ['<iframe src="b.html"/>', '<iframe>'],
  ])('holds %s', (inside, found) => {
    expect(foundIn(drawing(inside))[0]).toContain(found);
  });

  test('is told with all that is wrong, each by its line', () => {
    expect(foundIn(drawing('\n<script/>\n<path onclick="a"/>'))).toEqual([
      '<script> in line 2',
      'the event handler onclick in line 3',
    ]);
  });

  test.each([
    ['nothing', '', 'XML that cannot be read'],
    ['no XML', 'a logo', 'XML that cannot be read'],
    ['half a file', '<svg xmlns="http://www.w3.org/2000/svg"><path', 'XML that cannot be read'],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '<html> in line 1'],
    ['no vocabulary', '<svg viewBox="0 0 1 1"/>', '<svg> in line 1'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a drawing without a size in line 1'],
    [
      'a size of nothing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"/>',
      'a drawing without a size in line 1',
    ],
    [
      'half a size',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9"/>',
      'a drawing without a size in line 1',
    ],
    [
      'entities',
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'a DOCTYPE with entities',
    ],
    [
      'another style sheet',
      '<?xml-stylesheet href="a.css"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'a style sheet of another file',
    ],
  ])('is %s', (_, text, found) => {
    expect(foundIn(bytesOf(text))[0]).toContain(found);
  });

  test('is as large as a photograph', () => {
    expect(readSvg(new Uint8Array(5_000_000).fill(0x20))).toEqual({
      ok: false,
      faults: [{ found: 'a drawing of 5,000,000 bytes', expected: 'at most 100,000' }],
    });
  });

  test('is nested without an end', () => {
    expect(foundIn(drawing('<g>'.repeat(9_000) + '</g>'.repeat(9_000)))).toEqual([
      'elements in more than 100 others',
    ]);
  });

  test('is not in UTF-8', () => {
    expect(foundIn(new Uint8Array([0xff, 0xfe, 0x3c, 0x00]))[0]).toContain(
      'XML that cannot be read',
    );
  });
});

test.each([
  ['viewBox="0 0 21000 29700"', 2828, 4000],
  ['viewBox="0 0 0.0001 0.0001"', 16, 16],
])('a drawing of %s is shown at a size that every program can draw', (box, width, height) => {
  expect(readSvg(drawing('<path d="M0 0h9v9z"/>', box))).toMatchObject({ width, height });
});

test('parts that refer to others without end are refused, and strips that are a line', () => {
  const levels = Array.from({ length: 9 }, (_, at) => {
    const inside = at === 0 ? '<path d="M0 0h9"/>' : `<use href="#l${at - 1}"/>`.repeat(10);
    return `<g id="l${at}">${inside}</g>`;
  });
  expect(foundIn(drawing(levels.join('')))[0]).toMatch(/^parts that refer to parts/);
  expect(foundIn(drawing('', 'viewBox="0 0 1000000000 1"'))[0]).toMatch(/^a drawing of 1,000/);
});
