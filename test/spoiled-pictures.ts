import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFile } from '#server/catalogue/folder-pictures.ts';
import { masterId } from '#server/media/master.ts';
import { ALT, noise } from './uploads.ts';

/** Name, texts and focal point of a picture in the library. */
export const LIBRARY = { name: 'Held', alt: ALT, focus: { x: 0, y: 100 } };

/** Changes something among an exported folder's pictures; returns the path of the file that an import refuses. */
type Spoil = (folder: string, id: string) => string | Promise<string>;

const TEXT = Buffer.from('no picture');

function write(folder: string, file: string, content: string | Uint8Array): string {
  writeFileSync(path.join(folder, file), content);
  return file;
}

/** Adds a master with the name of its content. */
function add(folder: string, bytes: Uint8Array): string {
  const id = masterId(bytes);
  write(folder, pictureFile(id, 'json'), JSON.stringify(LIBRARY));
  return write(folder, pictureFile(id, 'jpg'), bytes);
}

const writeTexts =
  (texts: object): Spoil =>
  (folder, id) =>
    write(folder, pictureFile(id, 'json'), JSON.stringify(texts));

/** Every way in which pictures of a folder are refused: what is wrong, how its sentence begins, and how it is done. */
export const SPOILED_PICTURES: readonly [string, string, Spoil][] = [
  [
    'a changed byte',
    'was changed: its content has the id ',
    (folder, id) => {
      const file = pictureFile(id, 'jpg');
      const bytes = readFileSync(path.join(folder, file));
      const place = bytes.length - 100;
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      return write(folder, file, bytes);
    },
  ],
  [
    'the name of another picture',
    'was changed: its content has the id ',
    (folder, id) => {
      const other = '0'.repeat(32);
      for (const ending of ['jpg', 'json'] as const) {
        const [from, to] = [pictureFile(id, ending), pictureFile(other, ending)];
        renameSync(path.join(folder, from), path.join(folder, to));
      }
      return pictureFile(other, 'jpg');
    },
  ],
  [
    'a name that is no picture’s',
    'is no file of a picture: ',
    (folder, id) => {
      const to = path.join('pictures', 'Schuh.gif');
      renameSync(path.join(folder, pictureFile(id, 'jpg')), path.join(folder, to));
      return to;
    },
  ],
  [
    'a text with the ending of a picture',
    'is no file of a picture: ',
    (folder) => write(folder, path.join('pictures', `${masterId(TEXT)}.webp`), TEXT),
  ],
  ['a text with the name of a picture', 'is no JPEG', (folder) => add(folder, TEXT)],
  [
    'a text with a name of its own',
    'is no JPEG, PNG, WebP or AVIF',
    (folder) => write(folder, path.join('pictures', 'hoodie.png'), TEXT),
  ],
  [
    'a file that a product shows and nobody has saved',
    'is shown, but there is no such file',
    (folder) => {
      const product = path.join(folder, 'products', 'siegelring.json');
      const content = JSON.parse(readFileSync(product, 'utf8'));
      content.pictures[0].base = 'pictures/ring.jpg';
      writeFileSync(product, JSON.stringify(content));
      return 'pictures/ring.jpg';
    },
  ],
  [
    'a picture of another type',
    'is no JPEG',
    async (folder) => add(folder, await noise().webp().toBuffer()),
  ],
  [
    'half a picture',
    'is damaged',
    async (folder) => add(folder, (await noise(200, 200).jpeg().toBuffer()).subarray(0, 9_000)),
  ],
  [
    'more than 2 MB',
    'has more than 2000000 bytes',
    (folder) => add(folder, Buffer.alloc(2_000_001)),
  ],
  [
    'more than 2,400 pixels',
    'has a side of more than 2400 px',
    async (folder) => add(folder, await noise(2_401, 9).jpeg().toBuffer()),
  ],
  [
    'metadata',
    'has metadata',
    async (folder) => {
      const photo = noise().withExif({ IFD0: { Make: 'Kamera' } });
      return add(folder, await photo.jpeg().toBuffer());
    },
  ],
  [
    'no file',
    'is missing, and the shop does not have this picture',
    (folder, id) => {
      rmSync(path.join(folder, 'pictures'), { recursive: true });
      return pictureFile(id, 'jpg');
    },
  ],
  [
    'a master alone',
    'This is missing',
    (folder, id) => {
      const file = pictureFile(id, 'json');
      rmSync(path.join(folder, file));
      return file;
    },
  ],
  [
    'texts that are no JSON',
    'is no JSON file',
    (folder, id) => write(folder, pictureFile(id, 'json'), '{'),
  ],
  [
    'a focal point beyond the picture',
    'This is too much. It must be 100',
    writeTexts({ ...LIBRARY, focus: { x: 0, y: 101 } }),
  ],
  ['no name', 'This is missing', writeTexts({ alt: ALT, focus: LIBRARY.focus })],
  ['an unknown field', 'The shop doesn’t know the field “id”', writeTexts({ ...LIBRARY, id: 'x' })],
];
