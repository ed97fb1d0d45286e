import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontFile } from '#browser/font/font-file.ts';
import { cutArchivo, pinArchivo, readArchivo } from './fonts/cut.ts';
import { averageWidth, fallbackFace, localFonts, voices } from './fonts/fallback.ts';
import { glyphs } from './fonts/glyphs.ts';

const root = path.resolve(import.meta.dirname, '../..');
const committed = readFileSync(path.join(root, 'public', fontFile));

/** Texts of the shop: message files and the catalogue's texts, without comments. */
function sourceTexts(): { file: string; text: string }[] {
  const files = globSync(['src/web/i18n/**/*.ts', 'src/catalogue/**/*.ts', 'src/web/**/*.tsx'], {
    cwd: root,
    exclude: (name) => name.includes('.test.'),
  });
  return files.map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, ''),
  }));
}

/** Returns the characters of `text` that the cut font lacks, once each; line breaks don't count. */
function uncovered(text: string, available: ReadonlySet<number>): string[] {
  const missing = [...new Set(text)].filter((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return codePoint >= 0x20 && !available.has(codePoint);
  });
  return missing.sort();
}

describe('the font file', () => {
  let characters: ReadonlySet<number>;
  beforeAll(async () => {
    const plain = await subsetFont(committed, glyphs, { targetFormat: 'truetype' });
    characters = new Set(create(plain).characterSet);
  });

  test('has every character of the list', () => {
    expect(uncovered(glyphs, characters)).toEqual([]);
  });

  test('has every character that messages and catalogue use (arrows, stars, ticks are icons)', () => {
    const missing = sourceTexts().flatMap(({ file, text }) =>
      uncovered(text, characters).map((character) => `${file}: ${character}`),
    );
    expect(missing).toEqual([]);
  });

  test('equals the output of the tool from the pinned package, and has at most 45 KB', async () => {
    const made = await cutArchivo(await readArchivo());
    expect(made.equals(committed)).toBe(true);
    expect(statSync(path.join(root, 'public', fontFile)).size).toBeLessThanOrEqual(45_000);
  });

  test('has tabular figures for prices and countdowns', async () => {
    const source = await readArchivo();
    // Without the feature the digits differ in width, so only its presence makes them equal.
    const tabular = await subsetFont(committed, '0123456789', {
      targetFormat: 'truetype',
      keepFeatures: ['tnum'],
    });
    const bare = await subsetFont(source, '0123456789', {
      targetFormat: 'truetype',
      keepFeatures: [],
    });
    expect(tabular.includes('tnum', 0, 'latin1')).toBe(true);
    expect(bare.includes('tnum', 0, 'latin1')).toBe(false);
  });
});

describe('fallback faces', () => {
  test('have the width and line height of Archivo', async () => {
    const source = await readArchivo();
    for (const voice of voices) {
      const archivo = await pinArchivo(source, voice);
      const css = fallbackFace('Arial', voice, archivo);
      const value = (name: string) =>
        Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100;
      const scale = value('size-adjust');
      const width = localFonts.Arial[voice.cut].averageWidth * scale;
      expect(width / averageWidth(archivo)).toBeCloseTo(1, 2);
      expect(scale * (value('ascent-override') + value('descent-override'))).toBeCloseTo(
        (archivo.ascent - archivo.descent) / archivo.unitsPerEm,
        2,
      );
    }
  });

  test('grow with the width axis', () => {
    expect(voices.map(({ wdth }) => wdth)).toEqual([100, 108, 125]);
  });
});
