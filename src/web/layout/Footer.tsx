import { href, type Screen } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import type { TextKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import type { ShopSettings } from '../settings.ts';
import { usePart } from '../shop-context.ts';
import { priceNote } from '../ui/Price.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

interface FooterEntry {
  readonly screen: Screen;
  readonly hash?: string;
  readonly label: TextKey;
}
const COLUMNS: readonly { readonly title: TextKey; readonly entries: readonly FooterEntry[] }[] = [
  {
    title: 'footer.company',
    entries: [
      { screen: 'about', label: 'footer.about' },
      { screen: 'careers', label: 'footer.careers' },
      { screen: 'press', label: 'footer.press' },
    ],
  },
  {
    title: 'footer.help',
    entries: [
      { screen: 'help', label: 'footer.support' },
      { screen: 'help', hash: '#kontakt', label: 'footer.contact' },
      { screen: 'home', hash: '#faq', label: 'footer.faq' },
      { screen: 'wishlist', label: 'nav.wishlist' },
    ],
  },
  {
    title: 'footer.legal',
    entries: [
      { screen: 'privacy', label: 'footer.privacy' },
      { screen: 'terms', label: 'footer.terms' },
      { screen: 'imprint', label: 'footer.imprint' },
      { screen: 'withdrawal', label: 'footer.withdrawal' },
    ],
  },
];

/** Legal pages that a demo has linked nowhere. */
const LIVE_SCREENS = ['shipping', 'accessibility'] as const;

const SOCIAL_NAMES = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  youtube: 'YouTube',
} as const satisfies Record<keyof ShopSettings['company']['social'], string>;

export function Footer() {
  const shop = usePart();
  const { t, lang, settings } = shop;
  const live = settings.live?.[lang];
  return (
    <footer className="footer">
      <div className="footer-cols">
        <div>
          <h2 className="h3">{t('footer.claim')}</h2>
          <NewsletterForm />
        </div>
        {COLUMNS.map(({ title, entries }) => (
          <nav key={title} aria-label={t(title)}>
            <h2>{t(title)}</h2>
            <ul>
              {entries.map(({ screen, hash = '', label }) => (
                <li key={label}>
                  <Link href={href(screen, lang) + hash}>{t(label)}</Link>
                </li>
              ))}
              {title === 'footer.legal' &&
                LIVE_SCREENS.map(
                  (screen) =>
                    live && (
                      <li key={screen}>
                        <Link href={href(screen, lang)}>{live[screen]}</Link>
                      </li>
                    ),
                )}
            </ul>
          </nav>
        ))}
      </div>
      {/* biome-ignore lint/complexity/noUselessFragments: one child in both modes; React makes ids by their number */}
      <>
        {!isDemo(settings.mode) && (
          <Link className="btn paper mt-8" href={href('declareWithdrawal', lang)}>
            {t('footer.withdraw')}
          </Link>
        )}
        <div className="footer-big" aria-hidden="true">
          ELVARE
        </div>
      </>
      <div className="footer-fine">
        <span>© 2026 Elvare</span>
        <span>{isDemo(settings.mode) ? t('footer.prices') : priceNote(shop)}</span>
        {isDemo(settings.mode) && <span>{t('footer.demo')}</span>}
        {Object.entries(settings.company.social).map(([network, url]) => (
          <a key={network} className="link" href={url} rel="me noopener">
            {SOCIAL_NAMES[network as keyof typeof SOCIAL_NAMES]}
          </a>
        ))}
      </div>
    </footer>
  );
}
