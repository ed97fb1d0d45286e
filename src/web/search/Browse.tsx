import { href } from '../../routes.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { Link } from '../navigation/Link.tsx';
import { useShop } from '../shop-context.ts';

const SCREENS = [
  { screen: 'sneakers', label: 'nav.sneakers' },
  { screen: 'trikots', label: 'nav.jerseys' },
  { screen: 'caps', label: 'nav.caps' },
  { screen: 'produkte', label: 'nav.all' },
  { screen: 'accessoires', label: 'nav.accessories' },
  { screen: 'neu', label: 'nav.new' },
] as const satisfies readonly { screen: string; label: MessageKey }[];

/** The way on when there is nothing typed, or nothing found. */
export function Browse({ intro }: { readonly intro: string }) {
  const { t, lang } = useShop();
  return (
    <nav aria-label={intro}>
      <p className="max-w-[44em] text-soft">{intro}</p>
      <ul className="flex flex-wrap gap-2 pt-4">
        {SCREENS.map(({ screen, label }) => (
          <li key={screen}>
            <Link className="chip border-[1.5px] border-line" href={href(screen, lang)}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
