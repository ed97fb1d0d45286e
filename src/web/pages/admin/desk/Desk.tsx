import { ConfirmDialog } from '../../../account/confirm/ConfirmDialog.tsx';
import type { DeskSection } from '../sections.ts';
import { Backup } from './backup/Backup.tsx';
import { Codes } from './Codes.tsx';
import { Log } from './Log.tsx';
import { Messages } from './Messages.tsx';
import { Orders } from './Orders.tsx';
import { PersonData } from './PersonData.tsx';
import { Packing } from './packing/Packing.tsx';
import { Range } from './range/Range.tsx';
import { Stock } from './Stock.tsx';
import { Security } from './security/Security.tsx';
import type { DeskProps } from './texts.ts';

/** The owner's desk: what is done, beside what is seen. */
export function Desk({ section, ...props }: DeskProps & { readonly section: DeskSection }) {
  const views = {
    orders: Orders,
    packing: Packing,
    messages: Messages,
    range: Range,
    stock: Stock,
    codes: Codes,
    person: PersonData,
    log: Log,
    security: Security,
    backup: Backup,
  };
  const View = views[section];
  return (
    <>
      <View {...props} />
      <ConfirmDialog />
    </>
  );
}
