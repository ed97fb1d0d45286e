import { Suspense } from 'react';
import { KARTENETUI } from '../../../catalogue/bags/kartenetui.ts';
import { pageLoaded } from '../../runtime/idle.ts';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { KartenetuiTexts } from './de.ts';

/** Prerendered with the page; its code follows when everything above already answers. */
const Experiences = lazyWithRetry(async () => {
  await pageLoaded;
  return (await import('./Experiences.tsx')).Experiences;
});

export function Page({ texts }: PageProps<KartenetuiTexts>) {
  return (
    <BagPage bag={KARTENETUI} texts={texts}>
      <Suspense>
        <Experiences texts={texts.experiences} />
      </Suspense>
    </BagPage>
  );
}

export function head(props: HeadProps<KartenetuiTexts>) {
  return bagHead(KARTENETUI, props);
}
