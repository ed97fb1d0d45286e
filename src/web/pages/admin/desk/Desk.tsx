import { ConfirmDialog } from '#web/account/ConfirmDialog.tsx';
import type { Section } from '../sections.ts';
import { Backup } from './backup/Backup.tsx';
import { LeftChanges, type LeftProps } from './LeftChanges.tsx';
import { Orders } from './Orders.tsx';
import { PersonData } from './PersonData.tsx';
import { Packing } from './packing/Packing.tsx';

/** The back office: what is done, beside what is seen. */
export function Desk({ section, admin, ...props }: LeftProps & { readonly section: Section }) {
  const views = {
    orders: Orders,
    packing: Packing,
    person: PersonData,
    backup: Backup,
  };
  const View = section === 'live' ? undefined : views[section];
  return (
    <>
      <LeftChanges {...props} admin={admin} />
      {View && <View {...props} />}
      <ConfirmDialog />
    </>
  );
}
