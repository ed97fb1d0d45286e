import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { digestOf } from './versions.ts';

/** A catalogue as a message: products that the one before has, too, are named alone. */
export interface SentCatalogue {
  readonly rest: Omit<Catalogue, 'products'>;
  /** Of every product, in their order. */
  readonly digests: readonly string[];
  readonly added: readonly Product[];
}

/** Makes messages of the catalogues that one process receives, in that order. */
export class CatalogueSender {
  #sent: ReadonlySet<string> = new Set();

  pack({ products, ...rest }: Catalogue): SentCatalogue {
    const digests = products.map(digestOf);
    const added = products.filter((product) => !this.#sent.has(digestOf(product)));
    this.#sent = new Set(digests);
    return { rest, digests, added };
  }
}

/** Makes catalogues of these messages. What is equal in two that follow each other is one object. */
export class CatalogueReceiver {
  #products: ReadonlyMap<string, Product> = new Map();
  #rest: ReadonlyMap<string, { readonly text: string; readonly value: unknown }> = new Map();

  unpack({ rest, digests, added }: SentCatalogue): Catalogue {
    const known = new Map([
      ...this.#products,
      ...added.map((each) => [digestOf(each), each] as const),
    ]);
    const products = digests.map((digest) => {
      const product = known.get(digest);
      if (product === undefined) throw new Error('A product was named before it was sent.');
      return product;
    });
    this.#products = new Map(products.map((each) => [digestOf(each), each]));
    const former = this.#rest;
    this.#rest = new Map(
      Object.entries(rest).map(([key, value]) => {
        const text = JSON.stringify(value);
        const last = former.get(key);
        return [key, last?.text === text ? last : { text, value }] as const;
      }),
    );
    const kept = Object.fromEntries([...this.#rest].map(([key, { value }]) => [key, value]));
    return { ...(kept as Omit<Catalogue, 'products'>), products };
  }
}
