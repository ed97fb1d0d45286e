import { Fragment } from 'react';
import { LANGS, type Lang, localized, splitLang } from '#routes.ts';
import { rememberLanguage } from '../i18n/remembered-language.ts';
import { navigate } from '../runtime/navigate.ts';
import { usePath, useTarget } from '../runtime/shown-hooks.ts';
import { exists } from '../runtime/target.ts';
import { useShop } from '../shop-context.ts';

/** Links to the same page in each language, at the same scroll position; to the home page from a 404. */
export function LanguageSwitch({ className = '' }: { readonly className?: string }) {
  const { t, lang } = useShop();
  const path = usePath();
  const german = exists(useTarget()) ? splitLang(path).path : '/';

  const choose = (to: Lang) => {
    rememberLanguage(to);
    navigate(localized(german, to) + location.search + location.hash, { scroll: 'keep' });
  };
  return (
    <nav className={`lang ${className}`} aria-label={t('nav.language')}>
      {LANGS.map((other, index) => (
        <Fragment key={other}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <a
            href={localized(german, other)}
            hrefLang={other}
            lang={other}
            aria-label={other === 'de' ? 'DE, Deutsch' : 'EN, English'}
            data-hold
            aria-current={other === lang ? 'true' : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              choose(other);
            }}
          >
            {other.toUpperCase()}
          </a>
        </Fragment>
      ))}
    </nav>
  );
}

/** Language switch in the header; phones have it in their menu. */
export function HeaderLanguage() {
  return <LanguageSwitch className="max-lg:hidden" />;
}
