import { href } from '#routes.ts';
import type { FoundPage } from '#rules/search/search-pages.ts';
import type { CoreKey } from '../i18n/translate.ts';
import { Link } from '../runtime/Link.tsx';
import { useShop } from '../shop-context.ts';
import type { SearchTexts } from './texts.ts';

const LABELS: Readonly<Record<Exclude<FoundPage, 'account'>, CoreKey>> = {
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
      {pages.map((page) => (
        <li key={page}>
          <Link
            className="link inline-flex min-h-[44px] items-center"
            href={href(page, lang)}
            data-hit=""
          >
            {page === 'account' ? texts.account : t(LABELS[page])}
          </Link>
        </li>
      ))}
    </ul>
  );
}
