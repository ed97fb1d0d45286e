import { SEARCH_DIALOG_ID } from '../layout/dialog-ids.ts';
import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';

export function SearchButton() {
  const { t, lang } = useShop();
  const aim = () =>
    void import('./search-loading.ts').then(
      ({ prefetchSearch }) => prefetchSearch(lang),
      () => undefined,
    );
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={t('nav.search')}
      aria-keyshortcuts="/"
      onPointerEnter={aim}
      onFocus={aim}
      {...opensDialog(SEARCH_DIALOG_ID)}
    >
      <Icon name="search" />
    </button>
  );
}
