import { POUCH } from '../../../catalogue/bags/pouch.ts';
import type { HeadProps, PageProps } from '../../runtime/page.ts';
import { BagPage } from '../bag/BagPage.tsx';
import { bagHead } from '../bag/bag-head.ts';
import type { BagPageTexts } from '../bag/de.ts';

export function Page({ texts }: PageProps<BagPageTexts>) {
  return <BagPage bag={POUCH} texts={texts} preselected={POUCH.colours[0]} />;
}

export function head(props: HeadProps<BagPageTexts>) {
  return bagHead(POUCH, props, POUCH.colours[0]);
}
