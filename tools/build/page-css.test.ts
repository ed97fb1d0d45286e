import { describe, expect, it } from 'vitest';
import { lastingPart, pageCss, withoutFonts } from './page-css.ts';

describe('styles of one page', () => {
  it('keeps rules whose classes occur in the HTML or in a script, and plain elements', () => {
    const css = 'a{color:red}.card{top:0}.card .name,.other{left:0}.unused{right:0}';
    expect(pageCss(css, ['<p class="card big">', 'x({className:"name"})'])).toBe(
      'a{color:red}.card{top:0}.card .name{left:0}',
    );
  });

  it('looks into layers and media, and keeps the order of layers', () => {
    const css = '@layer a,b;@layer a{.x{top:0}}@media (min-width:1px){.x{top:1px}.y{top:2px}}';
    expect(pageCss(css, ['class="x"'])).toBe(
      '@layer a,b;@layer a{.x{top:0}}@media (min-width:1px){.x{top:1px}}',
    );
  });

  it('reads escaped names', () => {
    const css = '.text-\\[24px\\]\\/\\[1\\.1\\]{font-size:24px}.max-md\\:hidden{display:none}';
    expect(pageCss(css, ['class="text-[24px]/[1.1] max-md:hidden"'])).toBe(css);
  });

  it('does not take a method call for a class', () => {
    expect(pageCss('.filter{filter:none}', ['list.filter(x)'])).toBe('');
  });

  it('drops keyframes that nothing runs and properties that nothing reads', () => {
    const css =
      '@property --tw-a{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes fade{from{opacity:0}}.x{animation:fade .2s}';
    expect(pageCss(css, ['class="x"'])).toBe(
      '@keyframes fade{from{opacity:0}}.x{animation:fade .2s}',
    );
    const fallback = '@layer properties{@supports (a:b){*,:before,:after{--tw-a:0}}}';
    expect(pageCss(fallback, [])).toBe('@layer properties{}');
  });
});

it('takes the fonts out of a sheet, and nothing else', () => {
  const font = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}';
  expect(withoutFonts(`${font}.x{top:0}${font}@media print{.x{top:1px}}`)).toBe(
    '.x{top:0}@media print{.x{top:1px}}',
  );
});

it('keeps the order of the layers and the fonts when the rest of a sheet goes', () => {
  const font = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}';
  const css = `@layer p{.y{top:0}}@layer base,parts;@layer base{${font}.x{top:0}}@layer parts{.x{top:1px}}`;
  expect(lastingPart(css)).toBe(`@layer p,base,parts;${font}`);
});
