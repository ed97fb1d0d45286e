import { localized } from '#routes.ts';
import { rangeHref, shopFacts } from '#web/shop-facts.ts';
import { menuEntries } from '../layout/menu.ts';
import { Link } from '../runtime/Link.tsx';
import { menuLinks } from '../settings.ts';
import { useShop } from '../shop-context.ts';
import { Picture } from '../ui/Picture.tsx';
import { smaller, squarePicture } from '../ui/picture-source.ts';

interface SectionProps {
  readonly href: string;
  readonly label: string;
  /** Without width and ending. */
  readonly picture: string;
}

function Section({ href, label, picture }: SectionProps) {
  return (
    <li>
      <Link className="block" href={href}>
        <Picture
          source={smaller(squarePicture(picture), 480)}
          alt=""
          sizes="(min-width: 56.25rem) 16vw, 31vw"
          eager
          className="block bg-ground"
        />
        <span className="name flex min-h-[44px] items-center">{label}</span>
      </Link>
    </li>
  );
}

/**
 * The shop's sections as pictures, and those of the menu without one as links, for screens that have nothing of their
 * own to show.
 */
export function Sections({ intro }: { readonly intro: string }) {
  const { lang } = useShop();
  const menu = menuEntries();
  const sections = menu.flatMap(({ path, picture, label }) =>
    path && picture ? [{ path, picture, label }] : [],
  );
  const shown = new Set(sections.map(({ path }) => path.split('?')[0]));
  return (
    <>
      <p className="max-w-[44em] text-soft">{intro}</p>
      <ul className="grid grid-cols-3 gap-2 pt-4 md:grid-cols-6">
        {sections.map(({ path, picture, label }) => (
          <Section key={path} href={localized(path, lang)} label={label[lang]} picture={picture} />
        ))}
        {shopFacts().pages.map(
          ({ path, name, picture }) =>
            picture && (
              <Section
                key={path}
                href={localized(path, lang)}
                label={name[lang]}
                picture={picture}
              />
            ),
        )}
        {menuLinks(menu)
          .filter(({ path }) => !shown.has(path))
          .map(({ path, label }) => (
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
