import { type ComponentType, Suspense, useState } from 'react';
import type { Lang } from '../../routes.ts';
import { late } from '../late.ts';
import { usePart } from '../shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SEARCH_DIALOG_ID } from './search-dialog.ts';
import { loadSearchContents } from './search-loading.ts';

function contentsIn(lang: Lang): ComponentType {
  return late(async () => {
    const { SearchContents, copy } = await loadSearchContents(lang);
    return () => <SearchContents copy={copy} />;
  });
}
const CONTENTS: Record<Lang, ComponentType> = { de: contentsIn('de'), en: contentsIn('en') };

/** The search's frame; what is inside mounts at every opening, empty. */
export function SearchDialog() {
  const { t, lang } = usePart();
  const [open, setOpen] = useState(false);
  const Contents = CONTENTS[lang];
  return (
    <Dialog id={SEARCH_DIALOG_ID} title={t('nav.search')} kind="full" onToggle={setOpen}>
      {open && (
        <Suspense fallback={<p className="note px-[var(--edge)]">{t('loading')} …</p>}>
          <Contents />
        </Suspense>
      )}
    </Dialog>
  );
}
