import { localized, SCREENS } from '#routes.ts';
import { rangeHref } from '#web/shop-facts.ts';
import type { CoreKey } from '../i18n/translate.ts';
import { menuEntries } from '../layout/menu.ts';
import { Link } from '../runtime/Link.tsx';
import { menuLinks } from '../settings.ts';
import { useShop } from '../shop-context.ts';
import { Picture } from '../ui/Picture.tsx';
import { type PictureSource, smaller, squarePicture } from '../ui/picture-source.ts';

interface Section {
  /** German path. */
  readonly path: string;
  readonly query?: string;
  readonly label: CoreKey;
  readonly picture: PictureSource;
}

const SECTIONS: readonly Section[] = [
  {
    path: '/sneakers',
    label: 'nav.sneakers',
    picture: squarePicture('/images/kiez-low-navy/quarter'),
  },
  { path: '/trikots', label: 'nav.jerseys', picture: squarePicture('/images/vintage-1990/front') },
  {
    path: '/caps',
    label: 'nav.caps',
    picture: squarePicture('/images/baseball-cap-monogram/rosa-quarter'),
  },
  {
    path: '/produkte',
    query: '?kategorie=daily',
    label: 'nav.bags',
    picture: squarePicture('/images/travel-bag/cognac-quarter'),
  },
  {
    path: '/accessoires',
    label: 'nav.accessories',
    picture: squarePicture('/images/uhr-klassik/main'),
  },
  {
    path: SCREENS.arrivals,
    label: 'nav.new',
    picture: squarePicture('/images/hafen-runner-tinte/quarter'),
  },
];

/**
 * The shop's sections as pictures, and those of the menu without one as links, for screens that have nothing of their
 * own to show.
 */
export function Sections({ intro }: { readonly intro: string }) {
  const { t, lang } = useShop();
  const menu = menuLinks(menuEntries());
  const hasPath = (own: string) =>
    own === SCREENS.arrivals || menu.some(({ path }) => path === own);
  const others = menu.filter(({ path }) => !SECTIONS.some((section) => section.path === path));
  return (
    <>
      <p className="max-w-[44em] text-soft">{intro}</p>
      <ul className="grid grid-cols-3 gap-2 pt-4 md:grid-cols-6">
        {SECTIONS.filter(({ path }) => hasPath(path)).map(
          ({ path, query = '', label, picture }) => (
            <li key={label}>
              <Link className="block" href={localized(path, lang) + query}>
                <Picture
                  source={smaller(picture, 480)}
                  alt=""
                  sizes="(min-width: 56.25rem) 16vw, 31vw"
                  eager
                  className="block bg-ground"
                />
                <span className="name flex min-h-[44px] items-center">{t(label)}</span>
              </Link>
            </li>
          ),
        )}
        {others.map(({ path, label }) => (
          <li key={path}>
            <Link className="name flex min-h-[44px] items-center" href={localized(path, lang)}>
              {label[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way on when there is nothing typed, or nothing found. */
export function Browse({ intro }: { readonly intro: string }) {
  const { t, lang } = useShop();
  return (
    <nav aria-label={intro}>
      <Sections intro={intro} />
      <Link className="link inline-flex min-h-[44px] items-center" href={rangeHref(lang)}>
        {t('nav.all')}
      </Link>
    </nav>
  );
}
