import { useAccount } from '#browser/account/account-store.ts';
import { href, SCREENS } from '#routes.ts';
import type { TextKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import { usePart } from '../shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { closeDialog } from '../ui/dialog-control.ts';
import { bagsMenu } from './bags-menu.ts';
import { MENU_DIALOG_ID } from './dialog-ids.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { NavLink } from './NavLink.tsx';
import { FASHION_ENTRIES, type NavEntry } from './nav-entries.ts';

/** Menu for phones with all links of the header. Closes when a link is chosen. */
export function MobileMenu() {
  const { t, lang } = usePart();
  const session = useAccount((state) => state.session);
  const entry = ({ screen, label }: NavEntry<TextKey>) => (
    <li key={screen}>
      <NavLink to={SCREENS[screen]} className="menu-link">
        {t(label)}
      </NavLink>
    </li>
  );
  return (
    <Dialog id={MENU_DIALOG_ID} title={t('nav.menu')} kind="menu">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys */}
      <nav
        className="menu-nav"
        aria-label={t('nav.menu')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) {
            closeDialog(MENU_DIALOG_ID);
          }
        }}
      >
        <ul className="menu-large">
          {entry({ screen: 'home', label: 'nav.home' })}
          {entry({ screen: 'arrivals', label: 'nav.new' })}
        </ul>
        <h3 className="note">{t('nav.fashion')}</h3>
        <ul className="menu-large">{FASHION_ENTRIES.map(entry)}</ul>
        <h3 className="note">{t('nav.bags')}</h3>
        <ul>
          {bagsMenu().map(({ path, name }) => (
            <li key={path}>
              <NavLink to={path} className="menu-link">
                {name[lang]}
              </NavLink>
            </li>
          ))}
        </ul>
        <h3 className="note">{t('nav.account')}</h3>
        <ul>
          {session
            ? entry({ screen: 'account', label: 'nav.orders' })
            : entry({ screen: 'auth', label: 'nav.login' })}
          {!session && (
            <li>
              <Link className="menu-link" href={`${href('auth', lang)}?neu`}>
                {t('nav.register')}
              </Link>
            </li>
          )}
          {entry({ screen: 'wishlist', label: 'nav.wishlist' })}
          {session?.showsAdminLink && entry({ screen: 'admin', label: 'nav.admin' })}
          {entry({ screen: 'help', label: 'nav.help' })}
        </ul>
        <LanguageSwitch />
      </nav>
    </Dialog>
  );
}
