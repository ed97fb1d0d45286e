import { useState } from 'react';
import { Field } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { FormLayer } from '#admin/kit/LayerForm.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { ADDRESS_FIELD } from '#browser/address-field.ts';
import { type AdminPeopleReply, adminPeopleReply } from '#contract/admin-people.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice } from '#rules/money.ts';
import { MANAGER_REFUND_CENTS, STAFF_ROLES, type StaffRole } from '#rules/roles.ts';
import { useTexts } from './texts.ts';

export type Person = AdminPeopleReply['people'][number];

/** Replies that are read again once people have changed. */
export const CHANGES = ['GET /api/admin/people', 'GET /api/admin/log'] as const;

interface RoleLayerProps {
  /** Gets another role; without one an address is invited. */
  readonly person?: Person;
  readonly onClose: () => void;
}

/** Gives a role, to a person or by an invitation, and says what it may do. */
export function RoleLayer({ person, onClose }: RoleLayerProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<StaffRole>(person?.role ?? 'packer');
  const inviting = useSend('POST /api/admin/invitations', adminPeopleReply, CHANGES);
  const changing = useSend('PUT /api/admin/people/:id', adminPeopleReply, CHANGES);
  const email = person?.email ?? typed.trim();
  const send = async () => {
    const sent = person
      ? changing.mutateAsync({ params: { id: person.id }, body: { role }, what: texts.save })
      : inviting.mutateAsync({ body: { email, role }, what: texts.send });
    // The form says what went wrong.
    if (!(await sent.catch(() => undefined))) return;
    showDone(fill(person ? texts.changed : texts.sent, { email, role: texts.roles[role] }));
    onClose();
  };
  return (
    <FormLayer
      title={person ? fill(texts.changeNamed, { email }) : texts.inviteTitle}
      button={person ? texts.save : texts.send}
      isPending={inviting.isPending || changing.isPending}
      isLocked={role === person?.role}
      error={inviting.error ?? changing.error}
      onClose={onClose}
      onSend={send}
    >
      {!person && (
        <>
          <p className="soft">{texts.inviteText}</p>
          <Field
            label={texts.email}
            {...ADDRESS_FIELD}
            isRequired
            maxLength={254}
            value={typed}
            onChange={setTyped}
          />
        </>
      )}
      <SelectField
        label={texts.role}
        value={role}
        options={STAFF_ROLES.map((each) => [each, texts.roles[each]])}
        help={fill(texts.may[role], { most: formatPrice(MANAGER_REFUND_CENTS, lang) })}
        onChange={(chosen) => setRole(STAFF_ROLES.find((each) => each === chosen) ?? role)}
      />
    </FormLayer>
  );
}
