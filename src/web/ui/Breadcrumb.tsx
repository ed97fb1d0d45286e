import { Link } from '../runtime/Link.tsx';
import { useShop } from '../shop-context.ts';

export interface Crumb {
  readonly label: string;
  /** Absent on the page itself. */
  readonly href?: string;
}

/** Breadcrumb of a page. `crumbData` of `structured-data.ts` says the same to machines. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { t } = useShop();
  return (
    <nav className="note" aria-label={t('breadcrumb.label')}>
      {crumbs.map(({ label, href }, index) => [
        index > 0 && (
          <span key="between" aria-hidden="true">
            {' / '}
          </span>
        ),
        href ? (
          <Link key={label} className="hover:underline" href={href}>
            {label}
          </Link>
        ) : (
          <span key={label} aria-current="page">
            {label}
          </span>
        ),
      ])}
    </nav>
  );
}
