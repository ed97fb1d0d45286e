import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiPath } from '#api-path.ts';
import { readAllRows } from '#test/all-rows.ts';
import { signInAdmin } from '#test/logins.ts';
import { openTestShop } from '#test/shop.ts';
import { LIBRARY, SPOILED_PICTURES } from '#test/spoiled-pictures.ts';
import { temporaryFolder } from '#test/temporary.ts';
import { ALT, noise, UploadAdmin } from '#test/uploads.ts';
import { masterId } from '../media/master.ts';
import { PictureProcessor } from '../media/picture-processor.ts';
import { PRODUCT_SIZES } from '../media/picture-sizes.ts';
import { mediaCrops, mediaPictures } from '../media/schema.ts';
import { FolderRefused, fileOf } from './catalogue-folder.ts';
import { checkPictures } from './check-pictures.ts';
import { exportFolder } from './export-folder.ts';
import { pictureFile, writePictures } from './folder-pictures.ts';
import { importFolder } from './import-folder.ts';
import { pictureProblemText } from './picture-problems.ts';
import { readBaseCatalogue } from './read-catalogue.ts';
import { catalogueDrafts } from './schema.ts';
import { keepFocuses, storePictures } from './store-pictures.ts';

const ID = 'kiez-low-navy';
const root = temporaryFolder();
vi.setConfig({ testTimeout: 60_000 });

const [first, second] = await Promise.all([openTestShop(), openTestShop()]);
const backOffice = new UploadAdmin(first, await signInAdmin(first));
const picture = await backOffice.add('Schuh.png');
// The product shows a former focal point.
await backOffice.show(ID, { base: picture.base, alt: ALT });
await backOffice.change(picture.id, LIBRARY);
expect((await backOffice.publish()).status).toBe(200);
await backOffice.add('Nobody shows it.png');
/** Folder that the first shop exported. */
const exported = path.join(root, 'exported');
await exportFolder(first.shop.db, exported);
/** A copy of it. */
let folder: string;
let count = 0;

beforeEach(async () => {
  folder = path.join(root, String(++count));
  cpSync(exported, folder, { recursive: true });
  const { db } = second.shop;
  await db.delete(catalogueDrafts);
  await db.delete(mediaPictures);
});

const options = { by: 'owner', editedAt: new Date('2026-11-24T00:00:00Z'), replace: false };
const load = () => importFolder(second.shop.db, folder, options);
const at = (ending: 'jpg' | 'json', id = picture.id) => path.join(folder, pictureFile(id, ending));
/** Everything that an import could write into the second shop. */
const counts = () =>
  Promise.all(
    [mediaPictures, mediaCrops, catalogueDrafts].map((table) => second.shop.db.$count(table)),
  );

describe('an export', () => {
  test('holds the masters that products show, and what the library says of them', () => {
    const { id } = picture;
    expect(readdirSync(path.join(folder, 'pictures')).toSorted()).toEqual([
      `${id}.jpg`,
      `${id}.json`,
    ]);
    expect(masterId(readFileSync(at('jpg')))).toBe(id);
    expect(JSON.parse(readFileSync(at('json'), 'utf8'))).toEqual(LIBRARY);
  });

  test('leaves equal files alone, mends changed ones and removes those that nobody shows', async () => {
    const { mtimeMs } = statSync(at('jpg'));
    const { db } = first.shop;
    expect(await exportFolder(db, folder)).toMatchObject({ written: 0, removed: [], missing: [] });
    expect(statSync(at('jpg')).mtimeMs).toBe(mtimeMs);

    const other = 'f'.repeat(32);
    writeFileSync(at('jpg', other), '');
    writeFileSync(at('jpg'), readFileSync(at('jpg')).subarray(1));
    const again = await exportFolder(db, folder);
    expect(again).toMatchObject({ written: 1, removed: [pictureFile(other, 'jpg')] });
    expect(masterId(readFileSync(at('jpg')))).toBe(picture.id);
  });

  test('says which picture the database has no more, and keeps its file', async () => {
    const { products } = (await readBaseCatalogue(first.shop.db)).catalogue;
    const { id } = picture;
    const result = await writePictures(second.shop.db, folder, products);
    expect(result).toEqual({ files: 0, written: 0, removed: [], missing: [id] });
    expect(masterId(readFileSync(at('jpg')))).toBe(id);
  });
});

describe('an import into a shop that has the picture', () => {
  test('leaves name, texts and focal point alone, and adds those that products show', async () => {
    const { db } = second.shop;
    const master = readFileSync(at('jpg'));
    const own = { id: picture.id, name: 'Eigenes', width: 90, height: 60, uploadedBy: 'x' };
    await db.insert(mediaPictures).values({ ...own, master, size: master.length });
    expect((await load()).pictures).toMatchObject([{ outcome: 'changed' }]);
    expect(await db.select().from(mediaPictures)).toMatchObject([
      { ...own, altDe: '', focusX: 50, focusY: 50 },
    ]);
    expect(await db.select().from(mediaCrops)).toEqual([{ pictureId: picture.id, x: 50, y: 50 }]);
    expect((await load()).pictures).toMatchObject([{ outcome: 'unchanged' }]);
    // It needs no file then.
    rmSync(path.join(folder, 'pictures'), { recursive: true });
    expect(await load()).toMatchObject({ saved: true, pictures: [] });
  });
});

describe('an import saves nothing and says why', () => {
  test.each(SPOILED_PICTURES)('of %s', async (_, sentence, spoil) => {
    const before = await counts();
    const file = await spoil(folder, picture.id);
    const { saved, pictures } = await load();
    expect(saved).toBe(false);
    const refused = pictures.find((each) => each.file === file);
    expect(refused?.outcome).toBe('refused');
    expect(refused?.problems).toHaveLength(1);
    const [{ code, values } = { code: 'missing' as const, values: {} }] = refused?.problems ?? [];
    expect(pictureProblemText(code, values)).toMatch(new RegExp(`^${sentence}`));
    expect(await counts()).toEqual(before);
  });

  test.each(['050-50', '101-0', 'none'])('of a product, nor its pictures: %s', async (crop) => {
    const file = path.join(folder, fileOf({ kind: 'product', id: ID }));
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(picture.base, `/media/${picture.id}/${crop}`));
    const before = await counts();
    expect(await load()).toMatchObject({ saved: false, pictures: [{ outcome: 'created' }] });
    expect(await counts()).toEqual(before);
  });

  test('of pictures that did not come with the shop, at their field', async () => {
    const edit = (name: string, change: (content: Record<string, object>) => object) => {
      const file = path.join(folder, name);
      writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
    };
    const pictures = [{ view: 'side', base: `/images/${ID}/none` }];
    edit(fileOf({ kind: 'product', id: ID }), (content) => ({ ...content, pictures }));
    edit(fileOf({ kind: 'collection', id: 'sneakers' }), (content) => ({
      ...content,
      menu: { ...content['menu'], picture: '/images/none/front' },
    }));
    const before = await counts();
    const { saved, rows } = await load();
    expect([saved, await counts()]).toEqual([false, before]);
    const unknown = (...path: unknown[]) => [{ code: 'picture_unknown', path, values: {} }];
    expect(rows.filter(({ outcome }) => outcome === 'refused')).toMatchObject([
      { id: ID, problems: unknown('pictures', 0, 'base') },
      { id: 'sneakers', problems: unknown('menu', 'picture') },
    ]);
  });

  test('of a picture that was changed or removed after it was checked', async () => {
    const { db } = second.shop;
    const processor = new PictureProcessor();
    const checked = await checkPictures(db, processor, folder, []);
    processor.stop();
    writeFileSync(at('jpg'), await noise().jpeg().toBuffer());
    const before = await counts();
    const store = db.transaction((tx) => storePictures(tx, folder, checked, 'owner'));
    await expect(store).rejects.toThrow(FolderRefused);
    const keep = db.transaction((tx) => keepFocuses(tx, checked, new Set(), new Map()));
    await expect(keep).rejects.toThrow(FolderRefused);
    expect(await counts()).toEqual(before);
  });
});

test('a picture with a name of its own is prepared like an upload, and stays the same next time', async () => {
  const file = 'pictures/Schuh von vorn.png';
  writeFileSync(
    path.join(folder, file),
    await noise()
      .withExif({ IFD0: { Make: 'Kamera' } })
      .png()
      .toBuffer(),
  );
  const product = path.join(folder, fileOf({ kind: 'product', id: ID }));
  const content = JSON.parse(readFileSync(product, 'utf8'));
  content.pictures[1] = { ...content.pictures[1], base: file };
  writeFileSync(product, JSON.stringify(content));
  const { saved, pictures, rows } = await load();
  expect(saved).toBe(true);
  expect(pictures).toContainEqual({ file, outcome: 'created', problems: [] });
  const { db } = second.shop;
  const [stored] = (await db.select().from(mediaPictures)).filter(
    ({ name }) => name === 'Schuh von vorn',
  );
  expect(stored).toMatchObject({ width: 90, height: 60, altDe: '' });
  const shown = await db.select().from(catalogueDrafts);
  const draft = shown.find(({ id }) => id === ID)?.content as typeof content;
  expect(draft.pictures[1].base).toBe(`/media/${stored?.id}/50-50`);
  expect(rows.find(({ id }) => id === ID)?.outcome).toBe('changed');
  const again = await load();
  expect(again.rows.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
  expect(again.pictures.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
});

describe('an import into a shop without the picture', () => {
  test('stores it, and once its drafts are published the shop shows it', async () => {
    const { saved, rows, pictures } = await load();
    expect(saved).toBe(true);
    expect(rows.filter(({ outcome }) => outcome !== 'unchanged')).toMatchObject([
      { id: ID, outcome: 'changed', problems: [] },
    ]);
    expect(pictures).toEqual([
      { file: pictureFile(picture.id, 'jpg'), outcome: 'created', problems: [] },
    ]);
    const cookie = await signInAdmin(second);
    expect((await new UploadAdmin(second, cookie).publish()).status).toBe(200);
    const path = apiPath('/api/admin/media/:id', { id: picture.id });
    const reply = await second.request(path, { headers: { cookie } });
    const { width, height, bytes } = picture;
    const used_by = [{ id: ID, name: { de: 'Kiez Low Navy', en: 'Kiez Low Navy' } }];
    expect(await reply.json()).toMatchObject({ ...LIBRARY, width, height, bytes, used_by });
    // Around the focal point that the product shows, and the one that the library has now.
    for (const base of [picture.base, `/media/${picture.id}/0-100`]) {
      for (const { width: side, format } of PRODUCT_SIZES) {
        const file = `${base}-${side}.${format === 'jpeg' ? 'jpg' : format}`;
        const [there, here] = [await first.request(file), await second.request(file)];
        expect([file, here.status, here.headers.get('content-type')]).toEqual([
          file,
          200,
          `image/${format}`,
        ]);
        expect(await here.arrayBuffer()).toEqual(await there.arrayBuffer());
      }
    }

    const before = await readAllRows(second.connectionString);
    const again = await load();
    expect(again).toMatchObject({ saved: true, pictures: [{ outcome: 'unchanged' }] });
    expect(again.rows.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    expect(await readAllRows(second.connectionString)).toEqual(before);
  });
});
