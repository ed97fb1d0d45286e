import type { CompanyForm } from '#catalogue/fields/firm.ts';
import { GroupDepth, useField } from '../range/editor-context.ts';
import { Fields } from '../range/Fields.tsx';
import type { Field } from '../range/form-fields.ts';
import { AccentContrast } from './AccentContrast.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { PauseChoice } from './PauseChoice.tsx';
import { useTexts } from './texts.ts';

/** Groups whose legend names the object that all their fields are of. */
const OF_OBJECT: readonly string[] = ['profiles', 'datev'];

/** Says in a sentence which facts the law asks of a legal form. */
function FormNote() {
  const { forms } = useTexts();
  const { value } = useField(['legalForm']);
  const note = forms[value as CompanyForm];
  return note ? <p className="soft text-small">{note}</p> : null;
}

interface GroupProps {
  readonly group: string;
  readonly fields: readonly Field[];
}

/** Fields of a group; days, the accent and the pause have inputs of their own. */
export function GroupFields({ group, fields }: GroupProps) {
  const own = ['closed', 'pause'];
  const { value: pause } = useField(['pause']);
  const hasClosed = fields.some(({ path }) => path === 'closed');
  const hasPause = group === 'pause';
  return (
    <>
      {hasPause && <PauseChoice />}
      {(!hasPause || pause !== undefined) && (
        <GroupDepth value={OF_OBJECT.includes(group) ? 1 : 0}>
          <Fields fields={fields.filter(({ path }) => !own.includes(path))} />
        </GroupDepth>
      )}
      {group === 'seller' && <FormNote />}
      {group === 'look' && <AccentContrast />}
      {hasClosed && <ClosedDays />}
    </>
  );
}
