import { apiPath } from '#api-path.ts';
import { adminEntry } from '#contract/admin-catalogue.ts';
import type { EntryKind } from '#contract/catalogue-entries.ts';
import { cookieOf } from './logins.ts';

interface EntryName {
  readonly kind: EntryKind;
  readonly id: string;
}

/** The back office of one shop, signed in. */
export class PublishAdmin {
  readonly #url: string;
  readonly #origin: string;
  #cookie = '';

  /** `origin` is that of the shop's own address, as a browser sends it. */
  constructor(url: string, origin = url.replace('127.0.0.1', 'localhost')) {
    this.#url = url;
    this.#origin = origin;
  }

  async #send(method: string, target: string, body?: object): Promise<Response> {
    const response = await fetch(`${this.#url}${target}`, {
      method,
      headers: { 'content-type': 'application/json', origin: this.#origin, cookie: this.#cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
    return response;
  }

  async signIn(login: { readonly email: string; readonly password: string }): Promise<void> {
    this.#cookie = cookieOf(await this.#send('POST', '/api/auth/sign-in/email', login));
  }

  /** Saves the published content of an entry with some fields changed as a draft. */
  async saveDraft(entry: EntryName, fields: object): Promise<void> {
    const read = await this.#send(
      'GET',
      apiPath('/api/admin/catalogue/entries/:kind/:id', { ...entry }),
    );
    const { published, draft } = adminEntry.parse(await read.json());
    const content = { ...(published?.content as object), ...fields };
    const body = { content, revision: draft?.revision ?? null, base: published?.version ?? null };
    await this.#send(
      'PUT',
      apiPath('/api/admin/catalogue/entries/:kind/:id/draft', { ...entry }),
      body,
    );
  }

  async publish(): Promise<void> {
    await this.#send('POST', '/api/admin/catalogue/publish', {});
  }
}
