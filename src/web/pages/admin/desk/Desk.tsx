import { ConfirmDialog } from '#web/account/ConfirmDialog.tsx';
import type { Section } from '../sections.ts';
import { Codes } from './Codes.tsx';
import { LeftChanges, type LeftProps } from './LeftChanges.tsx';
import { Range } from './range/Range.tsx';
import { Stock } from './Stock.tsx';

/** The back office: what is done, beside what is seen. */
export function Desk({ section, admin, ...props }: LeftProps & { readonly section: Section }) {
  const views = {
    range: Range,
    stock: Stock,
    codes: Codes,
  };
  const View = views[section];
  return (
    <>
      <LeftChanges {...props} admin={admin} />
      <View {...props} />
      <ConfirmDialog />
    </>
  );
}
