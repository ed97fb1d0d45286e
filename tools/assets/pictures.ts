/**
 * `npm run pictures -- --from <masters folder>`: makes public/images from the masters (see
 * tools/assets/studio/README.md for their source). Only changed files are made again. The results are committed, so
 * builds and tests never need the masters.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { sharedPicture } from '#catalogue/pictures.ts';
import { encode } from '#server/media/encode-picture.ts';
import { writeWhole } from '#server/rendering/content-folder.ts';
import { coverBase, sharedProducts } from './pictures/expected.ts';
import { makeIcons, makeLetters } from './pictures/icons.ts';
import {
  fingerprint,
  isCurrent,
  type Manifest,
  readManifest,
  writeManifest,
} from './pictures/manifest.ts';
import { ogProduct, ogRecipe, ogShop } from './pictures/og.ts';
import { type Master, outputsOf, type ScenePicture, scenePicturesOf } from './pictures/plan.ts';
import { scenesModule } from './pictures/scenes.ts';
import { drawWordmark } from './pictures/wordmark.ts';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, 'public', 'images');
const manifestFile = path.join(import.meta.dirname, 'pictures/manifest.json');

/** Makes the missing sizes of one master. Returns the number of written files. */
async function makeSizes(from: string, master: Master, manifest: Manifest): Promise<number> {
  const file = path.join(from, `${master.name}.avif`);
  const source = await readFile(file);
  const due = outputsOf(master).flatMap((output) => {
    const print = fingerprint(source, output);
    return isCurrent(manifest, images, output.file, print) ? [] : [{ output, print }];
  });
  if (due.length === 0) return 0;
  const raw = sharp(file).removeAlpha().raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = { data, info: { width, height, channels } };
  await mkdir(path.dirname(path.join(images, master.name)), { recursive: true });
  for (const { output, print } of due) {
    await writeWhole(path.join(images, output.file), await encode(pixels, output));
    manifest[output.file] = print;
  }
  await writeManifest(manifestFile, manifest);
  return due.length;
}

/** Makes the pictures for shared links, one per product and one for the shop. Returns their number. */
async function makeShared(from: string, manifest: Manifest): Promise<number> {
  const mark = await drawWordmark('ELVARE');
  const due = [
    { file: sharedPicture(), master: 'hero/main', draw: ogShop },
    ...sharedProducts.map((product) => ({
      file: sharedPicture(product.id),
      master: coverBase(product).replace('/images/', ''),
      draw: ogProduct,
    })),
  ];
  let written = 0;
  for (const { file, master, draw } of due) {
    const source = path.join(from, `${master}.avif`);
    const name = file.replace('/images/', '');
    const print = fingerprint(await readFile(source), { mark, recipe: ogRecipe });
    if (isCurrent(manifest, images, name, print)) continue;
    await writeWhole(path.join(images, name), await draw(source, mark));
    manifest[name] = print;
    written += 1;
  }
  await writeManifest(manifestFile, manifest);
  return written;
}

async function readMasters(from: string): Promise<Master[]> {
  const found = globSync('*/*.avif', { cwd: from }).sort();
  return Promise.all(
    found.map(async (file) => {
      const { width, height } = await sharp(path.join(from, file)).metadata();
      return { name: file.replace(/\.avif$/, ''), width, height };
    }),
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (!values.from || !(await stat(values.from)).isDirectory()) {
    throw new Error('Say where the masters are: npm run pictures -- --from <masters folder>');
  }
  const from = path.resolve(values.from);
  // Low priority, so that a long run doesn't slow other work on this machine.
  setPriority(constants.priority.PRIORITY_LOW);
  sharp.concurrency(Math.min(2, availableParallelism()));
  const masters = await readMasters(from);
  const manifest = await readManifest(manifestFile);
  const scenes: ScenePicture[] = [];
  let written = 0;
  for (const [at, master] of masters.entries()) {
    const made = await makeSizes(from, master, manifest);
    written += made;
    scenes.push(...scenePicturesOf(master));
    if (made) process.stdout.write(`${at + 1}/${masters.length} ${master.name}\n`);
  }
  written += await makeShared(from, manifest);
  for (const [name, content] of await makeIcons()) {
    await writeWhole(path.join(root, 'public', name), content);
  }
  const letters = path.join(root, 'src', 'server', 'media', 'letters.json');
  await writeWhole(letters, await makeLetters());
  await writeWhole(path.join(root, 'src', 'catalogue', 'scenes.ts'), scenesModule(scenes));
  process.stdout.write(`${written} files written from ${masters.length} masters.\n`);
}

await main();
