import { Fragment } from 'react';
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
      {crumbs.map(({ label, href }, index) => (
        <Fragment key={label}>
          {index > 0 && <span aria-hidden="true">{' / '}</span>}
          {href ? (
            <Link className="hover:underline" href={href}>
              {label}
            </Link>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
