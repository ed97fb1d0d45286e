import { describe, expect, it } from 'vitest';
import { lastingPart, pageCss, readSheet, withoutLasting, wordsIn } from './critical-css.ts';

const cssOf = (css: string, texts: readonly string[]) =>
  pageCss(readSheet(css), texts.map(wordsIn));

describe('styles of one page', () => {
  it('keeps rules whose classes occur in the HTML or in a script, and plain elements', () => {
    const css = 'a{color:red}.card{top:0}.card .name,.other{left:0}.unused{right:0}';
    expect(cssOf(css, ['<p class="card big">', 'x({className:"name"})'])).toBe(
      'a{color:red}.card{top:0}.card .name{left:0}',
    );
  });

  it('filters rules in layers and media, and keeps the order of layers', () => {
    const css = '@layer a,b;@layer a{.x{top:0}}@media (min-width:1px){.x{top:1px}.y{top:2px}}';
    expect(cssOf(css, ['class="x"'])).toBe(
      '@layer a,b;@layer a{.x{top:0}}@media (min-width:1px){.x{top:1px}}',
    );
  });

  it('leaves the rules for few screens to the full sheet', () => {
    const css =
      '@layer a{@media (forced-colors:active){.x{top:1px}}@media (max-width:19rem){.x{top:0}}.x{top:2px}}';
    expect(cssOf(css, ['class="x"'])).toBe('@layer a{.x{top:2px}}');
  });

  it('reads escaped names', () => {
    const css = '.text-\\[24px\\]\\/\\[1\\.1\\]{font-size:24px}.max-md\\:hidden{display:none}';
    expect(cssOf(css, ['class="text-[24px]/[1.1] max-md:hidden"'])).toBe(css);
  });

  it('keeps the rules of colours that occur', () => {
    const css = '[data-colour=rosa]{--c:#e8b4c0}[data-colour=lila]{--c:#9c86c2}';
    expect(cssOf(css, ['<i data-colour="rosa">'])).toBe('[data-colour=rosa]{--c:#e8b4c0}');
  });

  it("keeps rules for a product's bar only if the HTML is a product's page", () => {
    const css = '[data-detail]~* .footer{top:0}';
    const script = 'x({"data-detail":a,className:"footer"})';
    expect(cssOf(css, ['<p class="footer">', script])).toBe('');
    expect(cssOf(css, ['<main data-detail="">', script])).toBe(css);
  });

  it('does not take a method call for a class', () => {
    expect(cssOf('.filter{filter:none}', ['list.filter(x)'])).toBe('');
  });

  it('drops unused keyframes and variables', () => {
    const css =
      '@keyframes spin{to{rotate:1turn}}@keyframes fade{from{opacity:0}}.x{animation:fade .2s}';
    expect(cssOf(css, ['class="x"'])).toBe(
      '@keyframes fade{from{opacity:0}}.x{animation:fade .2s}',
    );
    const fallback = '@layer properties{@supports (a:b){*,:before,:after{--tw-a:0}}}';
    expect(cssOf(fallback, [])).toBe('@layer properties{}');
  });
});

it('removes only the rules for every element from a sheet', () => {
  const base = '@layer base{@font-face{font-family:A;src:url(a.woff2)}*{margin:0}}';
  const rest = '@layer a,base;@layer a{.x{top:0}}@media print{.x{top:1px}}';
  const property = '@property --a{syntax:"*";inherits:false}';
  expect(withoutLasting(`/*! b */${rest}${base}${property}`)).toBe(`/*! b */${rest}`);
});

it('extracts the order of the layers and the rules for every element', () => {
  const base = '@layer base{@font-face{font-family:A;src:url(a.woff2)}p{a{top:0}}}';
  const property = '@property --a{syntax:"*";inherits:false}';
  const css = `@layer p{.y{top:0}}@layer base,parts;${base}@layer parts{.x{top:1px}}${property}`;
  expect(lastingPart(css)).toBe(`@layer p,base,parts;${base}${property}`);
});
