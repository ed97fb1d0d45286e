import { href } from '#routes.ts';
import { shownName } from '#rules/shop-marks.ts';
import { CartButton } from '../cart/CartButton.tsx';
import { Link } from '../runtime/Link.tsx';
import { lazyPart, withPart } from '../runtime/lazy-part.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MENU_DIALOG_ID } from './dialog-ids.ts';

const HeaderNav = lazyPart('nav', async () => (await import('./HeaderNav.tsx')).HeaderNav, true);

const HeaderLanguage = lazyPart(
  'language',
  async () => (await import('./LanguageSwitch.tsx')).HeaderLanguage,
  true,
);

const BackToTop = lazyPart('top', () =>
  withPart(async () => (await import('./BackToTop.tsx')).BackToTop),
);

export function Header() {
  const { t, lang, settings } = useShop();
  const { name, look } = settings;
  return (
    <header className="header">
      <div className="flex items-center">
        <button
          type="button"
          className="icon-btn lg:hidden"
          aria-label={t('nav.menu')}
          {...opensDialog(MENU_DIALOG_ID)}
        >
          <Icon name="menu" />
        </button>
        <Link className="logo" href={href('home', lang)} aria-label={t('nav.logo', { shop: name })}>
          {look?.wordmark ? <img {...look.wordmark} alt="" /> : shownName(name)}
        </Link>
      </div>
      <HeaderNav />
      <div className="header-tools">
        <BackToTop />
        <HeaderLanguage />
        <SearchButton />
        <AccountMenu />
        <CartButton />
      </div>
    </header>
  );
}
