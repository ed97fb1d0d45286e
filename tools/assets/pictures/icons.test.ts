import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { iconSvg, makeIcons, makeLetters } from './icons.ts';
import { drawWordmark } from './wordmark.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../../public');

describe('icons', () => {
  test('the E is half as high as the icon and centred', () => {
    const svg = iconSvg({ path: 'M0 0Z', width: 600, height: 700 }, 64);
    const scale = 256 / 700;
    expect(svg).toContain(`translate(${Number(((512 - 600 * scale) / 2).toFixed(3))} 384)`);
    expect(svg).toContain('rx="64"');
  });

  test('the wordmark has Archivo’s kerning', async () => {
    const [lv, l, v] = await Promise.all(['LV', 'L', 'V'].map(drawWordmark));
    expect((l?.width ?? 0) + (v?.width ?? 0) - (lv?.width ?? 0)).toBe(130);
  });

  test('committed SVGs equal the output of the tool, and PNGs have the right sizes', async () => {
    const made = await makeIcons();
    for (const file of ['favicon.svg', 'wordmark.svg']) {
      expect(readFileSync(path.join(publicFolder, file), 'utf8')).toBe(made.get(file));
    }
    const letters = path.join(publicFolder, '../src/server/media/letters.json');
    expect(readFileSync(letters, 'utf8')).toBe(await makeLetters());
    for (const [file, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ] as const) {
      const { width, height } = await sharp(path.join(publicFolder, file)).metadata();
      expect([file, width, height]).toEqual([file, size, size]);
    }
    const made48 = made.get('favicon.ico') as Buffer;
    expect(made48.readUInt32LE(14)).toBe(made48.length - made48.readUInt32LE(18));
    const ico = readFileSync(path.join(publicFolder, 'favicon.ico'));
    const { width } = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
    expect(width).toBe(48);
    for (const file of ['box.png', 'box-closed.png', 'wordmark.png']) {
      const drawn = await sharp(path.join(publicFolder, file)).raw().toBuffer();
      expect(drawn).toEqual(await sharp(made.get(file)).raw().toBuffer());
    }
  });

  test('every icon of the web manifest exists', () => {
    const text = readFileSync(path.join(publicFolder, 'site.webmanifest'), 'utf8');
    const sources = [...text.matchAll(/"src": "([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(sources.length).toBe(4);
    for (const source of sources) expect(existsSync(path.join(publicFolder, source))).toBe(true);
  });
});
