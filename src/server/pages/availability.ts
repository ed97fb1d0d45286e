const DATA = /(<script type="application\/ld\+json"[^>]*>)([\s\S]*?)(<\/script>)/;
const SCHEMA = 'https://schema.org/';

interface Offer {
  readonly sku?: string;
  readonly availability?: string;
}
interface Thing {
  readonly '@type'?: string;
  readonly sku?: string;
  readonly offers?: readonly Offer[];
}

/** True if a document's structured data offers a product. */
export function offersProduct(html: string): boolean {
  return html.includes(`"availability":"${SCHEMA}`);
}

/**
 * Returns the document with `OutOfStock` in its structured data for every offer whose `sku` or product is
 * sold out. Returns undefined if nothing differs from the prerendered document.
 */
export function withAvailability(html: string, soldOut: ReadonlySet<string>): string | undefined {
  const [, open = '', json, close = ''] = DATA.exec(html) ?? [];
  if (json === undefined) return undefined;
  const data = JSON.parse(json) as { readonly '@graph': readonly Thing[] };
  let changed = false;
  const offerOf = (offer: Offer, product: string): Offer => {
    if (!soldOut.has(product) && !soldOut.has(offer.sku ?? '')) return offer;
    changed = true;
    return { ...offer, availability: `${SCHEMA}OutOfStock` };
  };
  const graph = data['@graph'].map((thing) => {
    const { sku = '', offers } = thing;
    return offers ? { ...thing, offers: offers.map((offer) => offerOf(offer, sku)) } : thing;
  });
  if (!changed) return undefined;
  // `<` is escaped as in the build, because the JSON is inside HTML.
  const text = JSON.stringify({ ...data, '@graph': graph }).replaceAll('<', '\\u003c');
  return html.replace(DATA, () => `${open}${text}${close}`);
}
