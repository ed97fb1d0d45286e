import { href, localized, SCREENS, type Screen } from '#routes.ts';
import { isDemo } from '#rules/claims.ts';
import { shownName } from '#rules/shop-marks.ts';
import type { TextKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import type { OwnPage, ShopSettings } from '../settings.ts';
import { usePart } from '../shop-context.ts';
import { shopFacts } from '../shop-facts.ts';
import { priceNote } from '../ui/Price.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

interface FooterEntry {
  readonly path: string;
  readonly label: string;
}

/** Columns of the footer: the shop's own pages, help, what the law asks for. */
function columnsOf({ t, lang }: Pick<ReturnType<typeof usePart>, 't' | 'lang'>) {
  const { pages, faq } = shopFacts();
  const own = (column: OwnPage['footer']): FooterEntry[] =>
    pages.flatMap(({ path, name, footer }) =>
      footer === column ? [{ path, label: name[lang] }] : [],
    );
  const of = (screen: Screen, label: TextKey): FooterEntry => ({
    path: SCREENS[screen],
    label: t(label),
  });
  const columns: readonly (readonly [title: TextKey, entries: readonly FooterEntry[]])[] = [
    ['footer.shop', own('shop')],
    ['footer.company', own('company')],
    [
      'footer.help',
      [
        of('help', 'footer.support'),
        { path: `${SCREENS.help}#kontakt`, label: t('footer.contact') },
        ...(faq ? [{ path: faq, label: t('footer.faq') }] : []),
        of('wishlist', 'nav.wishlist'),
        ...own('help'),
      ],
    ],
    [
      'footer.legal',
      [
        of('privacy', 'footer.privacy'),
        of('terms', 'footer.terms'),
        of('imprint', 'footer.imprint'),
        of('withdrawal', 'footer.withdrawal'),
      ],
    ],
  ];
  return columns.filter(([, entries]) => entries.length > 0);
}

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
          <h2 className="h3">{t(isDemo(settings.mode) ? 'footer.claim' : 'footer.newsletter')}</h2>
          <NewsletterForm />
        </div>
        {columnsOf(shop).map(([title, entries]) => (
          <nav key={title} aria-label={t(title, { shop: settings.name })}>
            <h2>{t(title, { shop: settings.name })}</h2>
            <ul>
              {entries.map(({ path, label }) => (
                <li key={path}>
                  <Link href={localized(path, lang)}>{label}</Link>
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
          {shownName(settings.name)}
        </div>
      </>
      <div className="footer-fine">
        <span>{`© 2026 ${settings.name}`}</span>
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
