import { ACCESSORY_IDS, JERSEY_IDS, SNEAKER_IDS } from '../../catalogue/ids.ts';
import {
  BAG_SCREENS,
  type DetailScreen,
  LANGS,
  localized,
  SCREENS,
  type Screen,
} from '../../routes.ts';

const DETAIL_IDS: Readonly<Record<DetailScreen, readonly string[]>> = {
  sneaker: SNEAKER_IDS,
  trikot: JERSEY_IDS,
  accessoire: ACCESSORY_IDS,
};

const PRODUCT_SCREENS: ReadonlySet<string> = new Set([
  ...Object.keys(DETAIL_IDS),
  ...Object.values(BAG_SCREENS),
  'caps',
]);

/** A visitor comes back to these from the payment page, so they continue the visit that left. */
const CHECKOUT_RETURNS: ReadonlySet<Screen> = new Set<Screen>(['success', 'cancel']);

export interface KnownPage {
  /** The path as it is counted: language kept, no trailing slash, no query. */
  readonly path: string;
  readonly product: boolean;
  readonly returnsFromCheckout: boolean;
}

function pathsOf(screen: Screen): string[] {
  const pattern: string = SCREENS[screen];
  if (!(screen in DETAIL_IDS)) return [pattern];
  const ids = DETAIL_IDS[screen as DetailScreen];
  return ids.map((id) => pattern.replace(':id', id));
}

/**
 * Every page that exists, by path. A table instead of `matchScreen`, because it is asked on every
 * beat and because it knows the catalogue's ids: what is counted can only be one of these, however
 * the sender made up its path.
 */
const PAGES: ReadonlyMap<string, KnownPage> = new Map(
  (Object.keys(SCREENS) as Screen[]).flatMap((screen) =>
    pathsOf(screen).flatMap((german) =>
      LANGS.map((lang): [string, KnownPage] => {
        const path = localized(german, lang);
        const product = PRODUCT_SCREENS.has(screen);
        return [path, { path, product, returnsFromCheckout: CHECKOUT_RETURNS.has(screen) }];
      }),
    ),
  ),
);

/** The page a beat names, or undefined when the shop has none there. */
export function knownPage(sent: string): KnownPage | undefined {
  const known = PAGES.get(sent);
  if (known) return known;
  const path = sent.split(/[?#]/, 1)[0] ?? '';
  return PAGES.get(path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);
}
