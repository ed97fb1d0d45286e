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

/** Whether a document offers a product to search engines. */
export function offersProduct(html: string): boolean {
  return html.includes(`"availability":"${SCHEMA}`);
}

/**
 * The document with its structured data true to what is sold out: an offer whose `sku`, or whose
 * product, can't be bought is out of stock. Undefined where nothing differs from what was prerendered.
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
  // `<` is escaped as the build does it, because this stands inside HTML.
  const text = JSON.stringify({ ...data, '@graph': graph }).replaceAll('<', '\\u003c');
  return html.replace(DATA, () => `${open}${text}${close}`);
}
