import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { letterIcon, lookFile } from './look-files.ts';
import { PictureProcessor } from './picture-processor.ts';

const processor = new PictureProcessor();
afterAll(() => processor.stop());

const WORDMARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path fill="#1F6B45" d="M0 0h40v10H0z"/></svg>';
const noUpload = async () => undefined;

async function drawn(name: string, marks: Parameters<typeof lookFile>[1], read = noUpload) {
  const file = await lookFile(name, marks, read);
  if (!file || !('drawing' in file)) throw new Error(`${name} is not drawn`);
  const made = await processor.drawPng(file.drawing);
  if (!made.ok) throw new Error(made.code);
  return sharp(made.bytes);
}
const pixel = async (picture: Sharp, left: number, top: number) => {
  const { data } = await picture
    .clone()
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};
const PAPER = [246, 244, 241];
const GREEN = [31, 107, 69];

describe('marks of a shop', () => {
  it('draws the wordmark for mails and for previews on paper', async () => {
    const mail = await drawn('wordmark.png', { name: 'Käthe', wordmark: WORDMARK });
    expect(await mail.metadata()).toMatchObject({ format: 'png', width: 384, height: 96 });
    const preview = await drawn('preview.png', { name: 'Käthe', wordmark: WORDMARK });
    expect(await preview.metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await pixel(preview, 2, 2)).toEqual(PAPER);
    expect(await pixel(preview, 600, 315)).toEqual(GREEN);
  });

  it('serves the SVG cleaned, and nothing of one that is refused', async () => {
    const commented = WORDMARK.replace('<path', '<!-- Agentur --><path');
    const file = await lookFile('wordmark.svg', { name: '', wordmark: commented }, noUpload);
    expect(file).toEqual({ svg: expect.not.stringContaining('Agentur') });
    const hostile = WORDMARK.replace('<path', '<script/><path');
    for (const name of ['wordmark.svg', 'wordmark.png', 'preview.png', 'other.png']) {
      expect(await lookFile(name, { name: '', wordmark: hostile }, noUpload)).toBeUndefined();
    }
  });

  it('draws the icon of a picture, and of the first letter without one', async () => {
    const create = { width: 80, height: 80, channels: 3, background: '#1F6B45' } as const;
    const bytes = await sharp({ create }).webp().toBuffer();
    const icon = `/media/${'a'.repeat(32)}/50-50`;
    const asked: string[] = [];
    const read = async (id: string, file: string) => {
      asked.push(`${id.length} ${file}`);
      return bytes;
    };
    const file = await lookFile('icon-32.png', { name: '', icon }, read);
    expect(asked).toEqual(['32 50-50-800.webp']);
    expect(file).toMatchObject({ drawing: { source: bytes, width: 32 } });
    const own = await drawn('icon-192.png', { name: '„Éclair“ & Söhne' });
    expect(await own.metadata()).toMatchObject({ width: 192, height: 192 });
    expect(letterIcon('„Éclair“')).toBe(letterIcon('E'));
    expect(letterIcon('E')).not.toBe(letterIcon('F'));
    expect(letterIcon('Жар')).toContain('d=""');
  });

  it('still refuses an SVG that is uploaded as a picture', async () => {
    await drawn('wordmark.png', { name: 'Käthe', wordmark: WORDMARK });
    const refused = await processor.makeSize(Buffer.from(WORDMARK), undefined, {
      width: 10,
      height: 10,
      format: 'webp',
      quality: 50,
      ceiling: 1_000,
    });
    expect(refused).toEqual({ ok: false, code: 'picture_broken' });
  });
});
