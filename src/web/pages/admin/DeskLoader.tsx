import { Suspense } from 'react';
import type { Lang } from '../../../routes.ts';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { DeskSection } from './sections.ts';

interface LoadedProps {
  readonly section: DeskSection;
}

/** The desk with its texts, fetched when somebody opens it: the numbers come first. */
const load = (lang: Lang) =>
  lazyWithRetry(async () => {
    const textsLoad = lang === 'de' ? import('./desk/de.ts') : import('./desk/en.ts');
    const [{ Desk }, { texts }] = await Promise.all([import('./desk/Desk.tsx'), textsLoad]);
    return ({ section }: LoadedProps) => <Desk texts={texts} lang={lang} section={section} />;
  });
const DESKS = { de: load('de'), en: load('en') };

export function DeskLoader({ lang, section }: LoadedProps & { readonly lang: Lang }) {
  const Desk = DESKS[lang];
  return (
    <Suspense fallback={<div className="desk-panel" aria-busy="true" />}>
      <Desk section={section} />
    </Suspense>
  );
}
