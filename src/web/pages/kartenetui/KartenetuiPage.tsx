import { Suspense } from 'react';
import { KARTENETUI } from '../../../catalogue/bags/kartenetui.ts';
import { pageLoaded } from '../../runtime/idle.ts';
import { lazyWithRetry } from '../../runtime/lazy-with-retry.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { KartenetuiCopy } from './de.ts';

/** Prerendered with the page; its code follows when everything above already answers. */
const Experiences = lazyWithRetry(async () => {
  await pageLoaded;
  return (await import('./Experiences.tsx')).Experiences;
});

export function Page({ copy }: PageProps<KartenetuiCopy>) {
  return (
    <BagPage bag={KARTENETUI} copy={copy}>
      <Suspense>
        <Experiences copy={copy.experiences} />
      </Suspense>
    </BagPage>
  );
}

export function head(props: HeadProps<KartenetuiCopy>) {
  return bagHead(KARTENETUI, props);
}
