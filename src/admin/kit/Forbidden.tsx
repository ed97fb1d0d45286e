import { Navigate } from '@tanstack/react-router';
import { Link } from 'react-aria-components';
import { fill } from '#rules/fill.ts';
import { placeOf, useKit } from './kit-context.ts';
import { ownSections } from './may.ts';
import { useTitle } from './Page.tsx';

/** Shown for a section that is not for the role of who is signed in. */
export function Forbidden() {
  const { lang, texts } = useKit();
  const [first] = ownSections();
  useTitle(texts.forbidden.title);
  return (
    <div className="empty">
      <div>
        <h1 id="page-title" tabIndex={-1}>
          {texts.forbidden.title}
        </h1>
        <p>{texts.forbidden.text}</p>
        {first && (
          <Link className="button primary" href={placeOf(first, lang)}>
            {fill(texts.forbidden.back, { section: texts.nav[first] })}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Leads from the address of the whole back office to the first section of a role that has no dashboard. */
export function ToFirst() {
  const [first] = ownSections();
  return first === undefined ? <Forbidden /> : <Navigate to={`/${first}` as '/'} replace />;
}
