import { href, localized } from '#routes.ts';
import type { FoundPage, FoundScreen } from '#rules/search/search-pages.ts';
import type { CoreKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import { useShop } from '../shop-context.ts';
import type { SearchTexts } from './texts.ts';

const LABELS: Readonly<Record<Exclude<FoundScreen, 'account'>, CoreKey>> = {
  withdrawal: 'footer.withdrawal',
  terms: 'footer.terms',
  privacy: 'footer.privacy',
  imprint: 'footer.imprint',
  help: 'nav.help',
};

interface PageHitsProps {
  readonly pages: readonly FoundPage[];
  readonly texts: Pick<SearchTexts, 'account'>;
}

/** Pages of help, law and the account among the results. */
export function PageHits({ pages, texts }: PageHitsProps) {
  const { t, lang } = useShop();
  if (pages.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 pb-4">
      {pages.map((page) => {
        const isOwn = typeof page === 'object';
        const to = isOwn ? localized(page.path, lang) : href(page, lang);
        return (
          <li key={to}>
            <Link className="link inline-flex min-h-[44px] items-center" href={to} data-hit="">
              {isOwn ? page.name[lang] : page === 'account' ? texts.account : t(LABELS[page])}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
