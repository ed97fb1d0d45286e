import { ConfirmDialog } from '#web/account/ConfirmDialog.tsx';
import type { Section } from '../sections.ts';
import { Backup } from './backup/Backup.tsx';
import { Codes } from './Codes.tsx';
import { LeftChanges, type LeftProps } from './LeftChanges.tsx';
import { Orders } from './Orders.tsx';
import { PersonData } from './PersonData.tsx';
import { Range } from './range/Range.tsx';
import { Stock } from './Stock.tsx';

/** The back office: what is done, beside what is seen. */
export function Desk({ section, admin, ...props }: LeftProps & { readonly section: Section }) {
  const views = {
    orders: Orders,
    range: Range,
    stock: Stock,
    codes: Codes,
    person: PersonData,
    backup: Backup,
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
