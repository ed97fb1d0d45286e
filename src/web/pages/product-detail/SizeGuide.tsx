import { lazy, Suspense } from 'react';
import type { JerseySize } from '../../../catalogue/sizes.ts';
import { pageLoaded } from '../../settled.ts';
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
  /** Those a jersey is cut in; sneakers come in all of theirs. */
  readonly jersey?: readonly JerseySize[];
  readonly size: string | undefined;
}

/** Prerendered with the page: the link above opens it before this code is there. */
const Guide = lazy(async () => {
  await pageLoaded;
  return { default: (await import('./SizeGuideDialog.tsx')).SizeGuideDialog };
});

export function SizeGuide(props: SizeGuideProps) {
  return (
    <Suspense>
      <Guide {...props} />
    </Suspense>
  );
}
