import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import { coverBase, expectedBases, expectedFiles, sharedProducts } from './pictures/expected.ts';
import { fingerprint, isCurrent } from './pictures/manifest.ts';
import { outputsOf, scenePicturesOf } from './pictures/plan.ts';
import { scenesModule } from './pictures/scenes.ts';

const publicFolder = path.resolve(import.meta.dirname, '../../public');
const inPublic = (file: string) => path.join(publicFolder, file);

describe('plan', () => {
  test('a picture of a line gets five widths, a fallback and a JPEG for mails', () => {
    const files = outputsOf({ name: 'pouch/rosa-quarter', width: 1200, height: 1200 });
    expect(files.map((output) => output.file)).toEqual([
      'pouch/rosa-quarter-160.avif',
      'pouch/rosa-quarter-320.avif',
      'pouch/rosa-quarter-480.avif',
      'pouch/rosa-quarter-800.avif',
      'pouch/rosa-quarter-1200.avif',
      'pouch/rosa-quarter-800.webp',
      'pouch/rosa-quarter-216.jpg',
    ]);
  });

  test('pictures of use and first two views get a sixth width, if their masters have it', () => {
    const widths = (name: string, side: number) =>
      outputsOf({ name, width: side, height: side })
        .filter(({ format }) => format === 'avif')
        .map(({ width }) => width);
    expect(widths('pouch/inside', 1600)).toEqual([160, 320, 480, 800, 1200, 1600]);
    expect(widths('pouch/inside', 1200)).toEqual([160, 320, 480, 800, 1200]);
    expect(widths('pouch/rosa-quarter', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('vintage-1974/front', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('kette-figaro/main', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('parfum-noir/detail', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('siegelring/detail', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('kiez-low-navy/side', 2400)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('vintage-1974/back', 2000)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('baseball-cap-monogram/rosa-back', 2400)).toEqual([160, 320, 480, 800, 1200]);
    expect(widths('vintage-1974/detail', 2400)).toEqual([160, 320, 480, 800, 1200]);
    expect(widths('pouch/rosa-front', 2000)).toEqual([160, 320, 480, 800, 1200, 2000]);
    expect(widths('block-high-rot/sole', 2400)).toEqual([160, 320, 480, 800, 1200]);
  });

  test('a picture that no line shows gets no JPEG', () => {
    const files = outputsOf({ name: 'pouch/rosa-front', width: 1200, height: 1200 });
    expect(files.map(({ format }) => format)).not.toContain('jpeg');
  });

  test('nothing is ever enlarged and aspect ratios hold', () => {
    const name = fc.constantFrom('pouch/rosa-quarter', 'hero/main', 'tile-trikots/main');
    const side = fc.integer({ min: 1000, max: 4000 });
    fc.assert(
      fc.property(name, side, side, (name, width, height) => {
        for (const output of outputsOf({ name, width, height })) {
          const source = output.crop ?? { width, height };
          expect(output.width).toBeLessThanOrEqual(source.width);
          const exact = (output.width * source.height) / source.width;
          expect(Math.abs(output.height - exact)).toBeLessThanOrEqual(0.5);
        }
      }),
    );
  });

  test('the hero has a crop for phones, other scenes have none', () => {
    const names = (name: string) =>
      scenePicturesOf({ name, width: 2000, height: 1100 }).map((picture) => picture.name);
    expect(names('hero/main')).toEqual(['hero/main', 'hero/phone']);
    expect(names('story/main')).toEqual(['story/main']);
    expect(names('pouch/rosa-quarter')).toEqual([]);
  });

  test('the generated module equals the one in the catalogue', () => {
    const entries = Object.entries(SCENE_PICTURES).map(([name, scene]) => ({ name, ...scene }));
    const file = path.resolve(import.meta.dirname, '../../src/catalogue/scenes.ts');
    expect(scenesModule(entries)).toBe(readFileSync(file, 'utf8'));
  });
});

describe('manifest', () => {
  test('a fingerprint changes with the master and the recipe', () => {
    const print = fingerprint('master', { quality: 60 });
    expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint('master', { quality: 60 })).toBe(print);
    expect(fingerprint('master', { quality: 61 })).not.toBe(print);
    expect(fingerprint('other', { quality: 60 })).not.toBe(print);
  });

  test('a missing file is made again', () => {
    const here = path.basename(import.meta.filename);
    const manifest = { [here]: 'a', 'gone.avif': 'a' };
    expect(isCurrent(manifest, import.meta.dirname, here, 'a')).toBe(true);
    expect(isCurrent(manifest, import.meta.dirname, here, 'b')).toBe(false);
    expect(isCurrent(manifest, import.meta.dirname, 'gone.avif', 'a')).toBe(false);
  });
});

describe('expected pictures', () => {
  test('the cover of every product is one of its pictures', () => {
    const bases = new Set(expectedBases());
    for (const product of sharedProducts) expect(bases).toContain(coverBase(product));
  });
});

describe('public/images', () => {
  const expected = expectedFiles();

  test('has exactly the pictures that the catalogue needs', () => {
    const present = globSync('images/**/*.*', { cwd: publicFolder }).map((file) => `/${file}`);
    expect(present.sort()).toEqual([...expected].sort());
  });

  test('has at most 38 MB, and at most 60 KB in every AVIF but close-ups of knit', () => {
    let total = 0;
    for (const file of expected) {
      const { size } = statSync(inPublic(file));
      total += size;
      // Knit has so much detail that it is larger at the lowest quality; no page begins with it.
      const knit = file.endsWith('/detail-1200.avif') ? 96_000 : 60_000;
      // No phone loads it before its picture is zoomed.
      const most = file.endsWith('-2000.avif') ? 120_000 : knit;
      if (file.endsWith('.avif')) expect(size, file).toBeLessThanOrEqual(most);
    }
    expect(total).toBeLessThanOrEqual(38_000_000);
  });

  test('has the sizes in the file names and in the scenes', async () => {
    for (const [name, scene] of Object.entries(SCENE_PICTURES)) {
      const widest = Math.max(...scene.widths);
      const { width, height } = await sharp(inPublic(`images/${name}-${widest}.avif`)).metadata();
      expect({ width, height }).toEqual({ width: scene.width, height: scene.height });
    }
    for (const base of expectedBases()) {
      const { width, height } = await sharp(inPublic(`${base}-480.avif`)).metadata();
      expect({ base, width, height }).toEqual({ base, width: 480, height: 480 });
    }
  });
});
