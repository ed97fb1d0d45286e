import { Suspense, useEffect, useState } from 'react';
import type { Lang } from '#routes.ts';
import { SEARCH_DIALOG_ID } from '../layout/dialog-ids.ts';
import { type LazyWithRetry, lazyWithRetry } from '../runtime/lazy-with-retry.ts';
import { usePart } from '../shop-context.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { loadSearchContents, searchAimed } from './search-loading.ts';

function contentsIn(lang: Lang): LazyWithRetry<object> {
  return lazyWithRetry(async () => {
    const { SearchContents, texts } = await loadSearchContents(lang);
    return () => <SearchContents texts={texts} />;
  });
}
const CONTENTS: Record<Lang, LazyWithRetry<object>> = {
  de: contentsIn('de'),
  en: contentsIn('en'),
};

/**
 * The search's frame. What is inside is made when someone aims at the search, so that a tap shows it and its
 * field takes the focus, with the phone's keyboard, by HTML alone; closing it makes it anew, empty.
 */
export function SearchDialog() {
  const { t, lang } = usePart();
  const [contents, setContents] = useState(0);
  useEffect(() => void searchAimed.then(() => setContents((last) => last || 1)), []);
  const Contents = CONTENTS[lang];
  return (
    <Dialog
      id={SEARCH_DIALOG_ID}
      title={t('nav.search')}
      kind="full"
      onToggle={(open) => setContents((last) => (open ? last || 1 : last + 1))}
    >
      {contents > 0 && (
        <Suspense fallback={<Waiting part={Contents} className="px-[var(--edge)]" />}>
          <Contents key={contents} />
        </Suspense>
      )}
    </Dialog>
  );
}
