import { expect, it } from 'vitest';
import { ownIcons, ownLook } from './own-look.ts';

const wordmark = { src: '/media/look/wordmark.svg?1', width: 650, height: 100 };

it('leaves the demo as its sheets have it', () => {
  expect(ownLook({ name: 'Elvare' })).toBe('');
  const shell = '<link rel="icon" href="/favicon.svg" type="image/svg+xml" />';
  expect(ownIcons(shell, undefined)).toBe(shell);
});

it.each([
  ['Kern', 6, 21.3],
  ['Kernholz', 16, 16],
  ['Naturkosmetik Käthe Petersen & Töchter X', 11, 7],
])('makes room for the name %s', (name, headerPx, footerCqi) => {
  const styles = ownLook({ name });
  const [, rem] = /\.logo\{[^}]*font-size:([\d.]+)rem/.exec(styles) ?? [];
  expect(rem === undefined ? 6 : Number(rem) * 16).toBe(headerPx);
  expect(styles).toContain(`.footer-big{font-size:${footerCqi.toFixed(1)}cqi`);
});

it('sets the accent over both sheets, and leaves errors red', () => {
  const styles = ownLook({ name: 'Elvare', accent: '#1F6B45' });
  expect(styles).toContain('html:root{--color-signal-deep:#1F6B45}');
  expect(styles).toContain('background:#1a5a3a}');
  expect(styles).toContain('.alert{background:#c22b14}');
});

it('sizes a wordmark by its shape', () => {
  expect(ownLook({ name: 'Elvare' }, { stamp: '1', wordmark })).toContain('width:min(182px,100%)');
  const square = { ...wordmark, width: 100 };
  expect(ownLook({ name: 'Elvare' }, { stamp: '1', wordmark: square })).toContain('min(40px,');
});

it('links the icons of the shop', () => {
  const shell =
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" />';
  expect(ownIcons(shell, { stamp: 'ab' })).toBe(
    '<link rel="icon" href="/media/look/icon-32.png?ab" type="image/png" /><link rel="apple-touch-icon" href="/media/look/icon-180.png?ab" />',
  );
});
