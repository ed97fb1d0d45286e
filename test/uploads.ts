import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { apiPath } from '#api-path.ts';
import { type AdminPicture, adminPicture, FILE_NAME_HEADER } from '#contract/admin-media.ts';
import { saveEntryDraft } from './entry-drafts.ts';
import type { TestShop } from './shop.ts';

/** Pixels of a picture that nobody uploaded before, to be encoded. */
export const noise = (width = 90, height = 60) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

/** Alternative texts of a picture. */
export const ALT = { de: 'Ein Schuh von vorn', en: 'A shoe from the front' };

/** The library of a shop's uploaded pictures, for an administrator with this cookie. */
export class UploadAdmin {
  readonly #shop: TestShop;
  readonly #cookie: string;

  constructor(shop: TestShop, cookie: string) {
    this.#shop = shop;
    this.#cookie = cookie;
  }

  upload(bytes: Uint8Array, name = 'Foto.png'): Promise<Response> {
    return this.#shop.request('/api/admin/media', {
      method: 'POST',
      headers: {
        cookie: this.#cookie,
        'content-type': 'image/png',
        [FILE_NAME_HEADER]: encodeURIComponent(name),
      },
      body: Buffer.from(bytes),
    });
  }

  /** Uploads a new picture. */
  async add(name?: string): Promise<AdminPicture> {
    const reply = await this.upload(await noise().png().toBuffer(), name);
    if (reply.status !== 201) throw new Error(`upload: ${reply.status}`);
    return adminPicture.parse(await reply.json());
  }

  change(id: string, body: object): Promise<Response> {
    const path = apiPath('/api/admin/media/:id', { id });
    return this.#shop.send('PATCH', path, body, { cookie: this.#cookie });
  }

  /** @param query `?was_shown=1` removes one that former versions showed, too */
  remove(id: string, query = ''): Promise<Response> {
    const path = `${apiPath('/api/admin/media/:id', { id })}${query}`;
    return this.#shop.request(path, { method: 'DELETE', headers: { cookie: this.#cookie } });
  }

  /** Saves a draft whose first picture is another one; returns its findings. */
  async show(
    product: string,
    picture: { readonly base: string; readonly alt?: object; readonly view?: undefined },
  ) {
    type Pictured = { readonly pictures: readonly object[] };
    const { findings } = await saveEntryDraft<Pictured>(
      this.#shop,
      this.#cookie,
      ['product', product],
      ({ pictures: [first, ...others], ...content }) => ({
        ...content,
        pictures: [{ ...first, ...picture }, ...others],
      }),
    );
    return findings;
  }

  /** Publishes all drafts and serves them. */
  async publish(): Promise<Response> {
    const cookie = this.#cookie;
    const reply = await this.#shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
    await this.#shop.shop.parts.catalogue.catchUp();
    return reply;
  }
}
