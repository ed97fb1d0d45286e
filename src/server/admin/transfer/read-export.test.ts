import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv, move, SHOPIFY, shopify, WOO } from '#test/other-shops.ts';
import { runs } from '#test/runs.ts';
import { plainHtml } from './plain-html.ts';

test.each([
  ['<p>Eins</p>\n<p>Zwei<br/>drei</p>', 'Eins\n\nZwei\ndrei'],
  ['<style>p{}</style>x <b>y</b>&nbsp;&#8211;&#x2013; &unknown; &amp;lt;', 'x y –– &unknown; &lt;'],
  ['a < b > c', 'a c'],
  ['<!-- wp:paragraph --><script>alert("<p>")</script>gut', 'gut'],
  ['&#0;&#xD800;&#x110000;', '&#0;&#xD800;&#x110000;'],
])('%s is plain text', (html, text) => {
  expect(plainHtml(html)).toBe(text);
});

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '',
    '1',
    '19.90',
    '19,90',
    'S',
    'Color',
    'Größe',
    '<p>',
    'variation',
    'id:1',
    'TRUE',
  ),
);
const anyTable = (headings: readonly string[]) =>
  fc
    .tuple(
      fc.shuffledSubarray([...headings, 'Fremd'], { minLength: 3 }),
      fc.array(fc.array(cell, { maxLength: headings.length + 1 }), { maxLength: 8 }),
    )
    .map(([head, rows]) => csv([[...head, ...headings], ...rows]));

test('any table with these headings is read, and its ids differ', () => {
  fc.assert(
    fc.property(fc.oneof(...[SHOPIFY, WOO.de, WOO.en].map(anyTable)), (table) => {
      const found = move(table);
      const ids = found?.rows.flatMap(({ kind, id }) => (kind === 'product' ? [id] : []));
      expect(new Set(ids).size).toBe(ids?.length);
      for (const id of ids ?? []) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }),
    runs(200),
  );
});

test('every price is read to the cent, with point or comma', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(cents, cents, fc.constantFrom('.', ','), (one, other, mark) => {
      const typed = (value: number) =>
        `${Math.floor(value / 100)}${mark}${String(value % 100).padStart(2, '0')}`;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const prices = { 'Variant Price': typed(low), 'Variant Compare At Price': typed(high) };
      const { rows } = move(csv([SHOPIFY, shopify({ Title: 'X', Handle: 'x', ...prices })])) ?? {};
      expect(rows?.[0]?.content).toMatchObject({
        priceCents: low,
        ...(high > low && { originalCents: high }),
      });
    }),
    runs(200),
  );
});

test('HTML of any kind becomes text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('<', '>', 'p', '/', '&', ';', '#', '\n', 'li', ' '), {
        maxLength: 40,
      }),
      (parts) => {
        expect(plainHtml(parts.join(''))).not.toMatch(/\n{3}/);
      },
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[<>]?[a-z]+$/), { minLength: 1 }), (words) => {
      const html = words.map((word) => `<P class="x">${word.replace('<', '&lt;')}</p >`).join('');
      expect(plainHtml(html)).toBe(words.join('\n\n'));
    }),
  );
});
