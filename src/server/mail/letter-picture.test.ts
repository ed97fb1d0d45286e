import { expect, it } from 'vitest';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { composeMail } from './compose.ts';
import { readPictures } from './letter-picture.ts';
import { MAIL_SAMPLES } from './samples.fixture.ts';

const sample = MAIL_SAMPLES['order-confirmation'];
const company = {
  name: 'Elvare GmbH',
  street: 'Musterweg 5',
  city: '10115 Berlin',
  email: 'hallo@elvare.example',
  phone: '',
  owner: '',
  vatId: '',
  register: '',
  social: {},
};
const compose = (data: typeof sample) =>
  composeMail(
    { kind: 'order-confirmation', language: 'de', data },
    { baseUrl: 'https://shop.example', company, shopMode: 'demo' },
    seedCatalogue,
  );

const none = async () => undefined;

it('shows a picture of each line and colour, which is a part of the mail', async () => {
  const { html, pictures } = compose(sample);
  expect(html.match(/<img src="[^"]+"/g)).toEqual([
    '<img src="cid:pouch-rosa-quarter-216@elvare"',
    '<img src="cid:pouch-lila-quarter-216@elvare"',
    '<img src="cid:kartenetui-schwarz-quarter-216@elvare"',
  ]);
  const read = await readPictures(pictures, none);
  expect(read.map(({ filename }) => filename)).toEqual([
    'rosa-quarter-216.jpg',
    'lila-quarter-216.jpg',
    'schwarz-quarter-216.jpg',
  ]);
  // Outlook on Windows shows JPEG, no WebP.
  expect(read.every(({ content }) => content.toString('hex', 0, 3) === 'ffd8ff')).toBe(true);
});

it.each(['/images/../../.env', '/images/pouch/fehlt-800.webp', 'https://example.org/x.webp', ''])(
  'leaves out %j, which is no picture of the shop',
  async (image) => {
    const items = sample.items.map((item) => ({ ...item, image, images: undefined }));
    const { pictures } = compose({ ...sample, items });
    expect(await readPictures(pictures, none)).toEqual([]);
  },
);

it('shows uploaded pictures from where the shop keeps them', async () => {
  const id = 'ab'.repeat(16);
  const items = [{ ...sample.items[0], images: undefined, image: `/media/${id}/40-60-800.webp` }];
  const { html, pictures } = compose({ ...sample, items } as typeof sample);
  expect(html).toContain(`cid:media-${id}-40-60-216@elvare`);
  const asked: string[] = [];
  const read = await readPictures(pictures, async (...file) => {
    asked.push(file.join(' '));
    return Buffer.from('jpeg');
  });
  expect(asked).toEqual([`${id} 40-60-216.jpg`]);
  expect(read).toMatchObject([{ filename: '40-60-216.jpg', content: Buffer.from('jpeg') }]);
  expect(await readPictures(pictures, none)).toEqual([]);
});
