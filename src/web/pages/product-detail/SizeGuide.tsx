import { lazy, Suspense } from 'react';
import { useShop } from '../../shop-context.ts';
import { opensDialog } from '../../ui/dialog-control.ts';

export interface SizeGuideWords {
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
}

export const SIZE_GUIDE_ID = 'size-guide';

export function SizeGuideLink({ words }: { readonly words: SizeGuideWords }) {
  return (
    <button type="button" className="text-btn" {...opensDialog(SIZE_GUIDE_ID)}>
      {words.link}
    </button>
  );
}

export interface SizeGuideProps {
  readonly words: SizeGuideWords;
  /** One row per size: the size, then its measures. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly size: string | undefined;
}

/** Prerendered with the page: the link above opens it before this code is there. */
const Guide = lazy(async () => ({
  default: (await import('./SizeGuideDialog.tsx')).SizeGuideDialog,
}));

export function SizeGuide(props: SizeGuideProps) {
  return (
    <Suspense>
      <Guide {...props} />
    </Suspense>
  );
}

/** Millimetres as centimetres with the language's comma. */
export function useCentimetres(): (millimetres: number) => string {
  const { lang } = useShop();
  return (millimetres) => {
    const text = (millimetres / 10).toFixed(1);
    return lang === 'de' ? text.replace('.', ',') : text;
  };
}
