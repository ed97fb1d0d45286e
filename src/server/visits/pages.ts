import { BAG_IDS, CAP_ID, type SeedProductId } from '../../catalogue/ids.ts';
import {
  BAG_SCREENS,
  type DetailScreen,
  LANGS,
  localized,
  SCREENS,
  type Screen,
} from '../../routes.ts';
import { DETAIL_IDS } from '../../rules/detail-ids.ts';

/** Screens that show one product and no other. */
const PRODUCT_SCREENS: ReadonlyMap<Screen, SeedProductId> = new Map([
  ['caps', CAP_ID],
  ...BAG_IDS.map((id): [Screen, SeedProductId] => [BAG_SCREENS[id], id]),
]);

/** Screens to which the payment page returns, so they continue the visit that left. */
const CHECKOUT_RETURNS: ReadonlySet<Screen> = new Set<Screen>(['success', 'cancel']);

export interface KnownPage {
  /** Path as it is counted: with its language, without trailing slash and query. */
  readonly path: string;
  /** The product that the page sells, if any. */
  readonly product: SeedProductId | undefined;
  readonly returnsFromCheckout: boolean;
}

/** Returns the German paths of a screen, each with its product. */
function pathsOf(screen: Screen): [path: string, product: SeedProductId | undefined][] {
  const pattern: string = SCREENS[screen];
  if (!(screen in DETAIL_IDS)) return [[pattern, PRODUCT_SCREENS.get(screen)]];
  const ids = DETAIL_IDS[screen as DetailScreen];
  return ids.map((id) => [pattern.replace(':id', id), id]);
}

/**
 * Every page that exists, by path. A table instead of `matchScreen`: it is read on every beat, and it
 * checks ids against the catalogue, so a made-up path is never counted.
 */
const PAGES: ReadonlyMap<string, KnownPage> = new Map(
  (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
    pathsOf(screen).flatMap(([german, product]) =>
      LANGS.map((lang): [string, KnownPage] => {
        const path = localized(german, lang);
        return [path, { path, product, returnsFromCheckout: CHECKOUT_RETURNS.has(screen) }];
      }),
    ),
  ),
);

/** The paths of every page that exists, and of those that sell a product. */
export const KNOWN_PAGES = [...PAGES.keys()];
export const PRODUCT_PAGES = KNOWN_PAGES.filter((path) => PAGES.get(path)?.product);

/** Returns the page that a beat names, or undefined if the shop has no such page. */
export function knownPage(sent: string): KnownPage | undefined {
  const known = PAGES.get(sent);
  if (known) return known;
  const path = sent.split(/[?#]/, 1)[0] ?? '';
  return PAGES.get(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
}
