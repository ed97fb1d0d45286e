import { useShop } from '../shop-context.ts';
import { opensDialog } from '../ui/dialog-control.ts';
import { Icon } from '../ui/Icon.tsx';
import { prefetchSearch, SEARCH_DIALOG_ID } from './search-dialog.ts';

export function SearchButton() {
  const { t, lang } = useShop();
  const aim = () => prefetchSearch(lang);
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
