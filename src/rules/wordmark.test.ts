import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWordmark } from './wordmark.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 40 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const problemOf = (text: string) => {
  const read = readWordmark(text);
  return read.ok ? 'none' : read.problem.code;
};
const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 40 10"';

describe('a wordmark', () => {
  it.each<[of: string, text: string, written: string]>([
    [
      'shapes, gradients and clips',
      svg(
        `<defs><linearGradient id="a"><stop offset="0" stop-color="#F00"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs><g clip-path="url('#c')"><path d="M0 0L9 9Z" fill="url(#a)"/></g>`,
      ),
      `${ROOT}><defs><linearGradient id="a"><stop offset="0" stop-color="#F00"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0L9 9Z" fill="url(#a)"/></g></svg>`,
    ],
    [
      'what programs for drawing write beside it',
      `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/" version="1.1" width="12mm" height="3mm" viewBox="0 0 40 10" xml:space="preserve"><metadata><rdf:RDF><dc:title>x</dc:title></rdf:RDF></metadata><sodipodi:namedview id="v"/><title>Käthe &amp; Co</title><path class="a" data-name="b" inkscape:label="c" d="M0 0"/></svg>`,
      `${ROOT}><title>Käthe &amp; Co</title><path d="M0 0"/></svg>`,
    ],
    [
      'a style as attributes, which it overrides',
      svg(
        `<path fill="#000" style="fill:#fff; stroke-width:2;font-family:'A B';mix-blend-mode:normal" d="M0 0"/>`,
      ),
      `${ROOT}><path fill="#fff" d="M0 0" stroke-width="2"/></svg>`,
    ],
    [
      'a use of a part',
      svg('<circle id="dot" r="1"/><use xlink:href="#dot" x="5"/>'),
      `${ROOT}><circle id="dot" r="1"/><use href="#dot" x="5"/></svg>`,
    ],
  ])('keeps %s', (_, text, written) => {
    expect(readWordmark(text)).toEqual({ ok: true, svg: written, width: 400 });
    expect(readWordmark(written)).toEqual({ ok: true, svg: written, width: 400 });
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<script href="https://evil.example/x.js"/>'],
    ['<metadata><script>alert(1)</script></metadata>'],
    ['<style>path{fill:red}</style>'],
    ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'],
    ['<image href="https://evil.example/pixel.png"/>'],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['<use href="https://evil.example/a.svg#b"/>'],
    ['<use href="//evil.example/a.svg#b"/>'],
    ['<use href="data:image/svg+xml,%3Csvg%3E#a"/>'],
    ['<use href="&#x23;a"/>'],
    ['<path href="#a"/>'],
    ['<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['<path d="M0 0" onload="alert(1)"/>'],
    ['<path d="M0 0" onClick="alert(1)"/>'],
    ['<path style="fill:url(#a)"/>'],
    ['<path style="fill:url(https://evil.example)"/>'],
    ['<path style="fill:u\\72l(https://evil.example)"/>'],
    ['<path style="fill:red/**/;background:image(x)"/>'],
    ['<path style="font-family:url(https://evil.example)"/>'],
    ['<path style="behavior:url(x)"/>'],
    ['<path fill="url(https://evil.example#a)"/>'],
    ['<path fill="url(#a) url(//evil.example)"/>'],
    ['<path fill="URL(//evil.example)"/>'],
    ['<path fill="red\nurl(a.svg)"/>'],
    ['<path d="url(#a)"/>'],
    ['<path filter="url(#a)"/>'],
    ['<path mask="url(#a)"/>'],
    ['<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['<set attributeName="onload" to="alert(1)"/>'],
    ['<text>Elvare</text>'],
    ['<svg viewBox="0 0 1 1"/>'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['<g xmlns:inkscape="http://www.w3.org/2000/svg"><inkscape:script/></g>'],
    ['<g xmlns="http://www.w3.org/1999/xhtml"><path d="M0 0"/></g>'],
    ['<g xml:base="https://evil.example/"/>'],
    ['<g id="a&quot;b"/>'],
    ['<title>&evil;</title>'],
    ['<![CDATA[<script>alert(1)</script>]]>'],
    ['<?xml-stylesheet href="https://evil.example/a.css"?>'],
    ['<handler type="text/javascript"/>'],
  ])('refuses %s', (inner) => {
    expect(problemOf(svg(inner))).toBe('svg_forbidden');
  });

  it.each([
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'svg_forbidden'],
    ['a handler of the root', svg('', 'viewBox="0 0 4 1" onload="alert(1)"'), 'svg_forbidden'],
    ['no SVG', 'Elvare', 'svg_unreadable'],
    ['another document', '<html viewBox="0 0 4 1"></html>', 'svg_unreadable'],
    ['two roots', svg('') + svg(''), 'svg_unreadable'],
    ['an open element', svg('<g>'), 'svg_unreadable'],
    ['crossed elements', svg('<g><defs></g></defs>'), 'svg_unreadable'],
    ['an attribute twice', svg('<path d="M0 0" d="M1 1"/>'), 'svg_unreadable'],
    ['an attribute without quotes', svg('<path d=M0/>'), 'svg_unreadable'],
    ['no view box', svg('', 'width="4" height="1"'), 'svg_no_view_box'],
    ['a flat view box', svg('', 'viewBox="0 0 4 0"'), 'svg_no_view_box'],
    ['an endless view box', svg('', 'viewBox="0 0 1e9 1"'), 'svg_no_view_box'],
    ['too many characters', svg(`<title>${'a'.repeat(40_000)}</title>`), 'svg_too_heavy'],
    ['a use of itself', svg('<g id="a"><use href="#a"/></g>'), 'svg_too_heavy'],
    [
      'uses of uses',
      svg(
        '<path id="a"/><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/><use href="#b"/>',
      ),
      'svg_too_heavy',
    ],
    [
      'many uses of much',
      svg(`<g id="a">${'<g/>'.repeat(100)}</g>${'<use href="#a"/>'.repeat(100)}`),
      'svg_too_heavy',
    ],
  ])('refuses %s', (_, text, code) => {
    expect(problemOf(text)).toBe(code);
  });

  it('never writes anything that runs or leads elsewhere, and reads what it wrote the same', () => {
    const names = [
      'g',
      'path',
      'use',
      'defs',
      'title',
      'metadata',
      'script',
      'style',
      'image',
      'a',
    ];
    const keys = ['id', 'd', 'fill', 'style', 'href', 'xlink:href', 'onload', 'xmlns', 'class'];
    const values = [
      ...['#a', 'a', 'url(#a)', 'url(//evil.example)', 'fill:red', 'fill:url(x)', 'M0 0'],
      ...['javascript:alert(1)', '&lt;script>', "'", '\\75rl(x)', 'data:x'],
    ];
    const attribute = fc
      .tuple(fc.constantFrom(...keys), fc.oneof(fc.constantFrom(...values), fc.string()))
      .map(([key, value]) => ` ${key}="${value}"`);
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc
        .tuple(
          fc.constantFrom(...names),
          fc.array(attribute, { maxLength: 2 }),
          fc.array(fc.oneof({ maxDepth: 3 }, fc.string({ maxLength: 4 }), tie('tree')), {
            maxLength: 3,
          }),
        )
        .map(([name, list, inner]) => `<${name}${list.join('')}>${inner.join('')}</${name}>`),
    }));
    fc.assert(
      fc.property(tree, (inner) => {
        const read = readWordmark(svg(inner));
        if (!read.ok) return;
        expect(read.svg).not.toMatch(
          /script|style|\son\w|evil|javascript|data:|&(?!amp;|lt;|gt;|quot;|apos;)/i,
        );
        expect(read.svg.replaceAll('url(#', '')).not.toMatch(/url/i);
        expect(readWordmark(read.svg)).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
