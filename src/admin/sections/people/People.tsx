import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { Block } from '#admin/kit/Block.tsx';
import { Icon } from '#admin/kit/Icon.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useSend } from '#admin/kit/queries.ts';
import { formatListTime } from '#admin/kit/times.tsx';
import { showDone } from '#admin/kit/toasts.tsx';
import { type AdminPeopleReply, adminPeopleReply } from '#contract/admin-people.ts';
import { fill } from '#rules/fill.ts';
import { needsFactor } from '#rules/roles.ts';
import { CHANGES, type Person, RoleLayer } from './RoleLayer.tsx';
import { useTexts } from './texts.ts';

type Action = readonly [text: string, named: string, act: () => void, isPending?: boolean];

interface RowProps {
  readonly who: Pick<Person, 'email' | 'role'>;
  readonly children: ReactNode;
  /** Buttons, each with its name for this row. */
  readonly actions: readonly Action[];
}

/** Somebody who works here, or is invited. */
function Row({ who: { email, role }, children, actions }: RowProps) {
  const texts = useTexts();
  return (
    <li>
      <div>
        <b>{email}</b> {texts.roles[role]}
        {children}
      </div>
      {actions.length > 0 && (
        <div className="page-actions flex-none">
          {actions.map(([text, named, act, isPending = false]) => (
            <Button
              key={text}
              className="button"
              aria-label={fill(named, { email })}
              isPending={isPending}
              onPress={act}
            >
              {text}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly onOpen: (kind: 'role' | 'leave') => void;
}

function PersonRow({ person, onOpen }: PersonRowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { role, seen_at: seen, problem } = person;
  const timeOf = (at: string) => formatListTime(at, lang, Date.now());
  return (
    <Row
      who={person}
      actions={
        problem === null
          ? [
              [texts.change, texts.changeNamed, () => onOpen('role')],
              [texts.leave, texts.leaveNamed, () => onOpen('leave')],
            ]
          : []
      }
    >
      <p className="soft">
        {fill(texts.since, { day: timeOf(person.since) })},{' '}
        {seen ? fill(texts.seen, { time: timeOf(seen) }) : texts.never}
        {needsFactor(role) && !person.has_factor && (
          <span className="warn">, {texts.noFactor}</span>
        )}
      </p>
      {problem && <p className="soft">{texts.lastOwner}</p>}
    </Row>
  );
}

function Invitations({ invitations }: Pick<AdminPeopleReply, 'invitations'>) {
  const texts = useTexts();
  const { lang } = useKit();
  const resending = useSend('POST /api/admin/invitations/:id/resend', adminPeopleReply, CHANGES);
  const withdrawing = useSend('DELETE /api/admin/invitations/:id', adminPeopleReply, CHANGES);
  if (invitations.length === 0) return null;
  const resend = async (id: string, email: string) => {
    const sent = await resending.tried({ params: { id }, body: {}, what: texts.again });
    if (sent) showDone(fill(texts.sent, { email }));
  };
  const withdraw = async (id: string, email: string) => {
    const gone = await withdrawing.tried({ params: { id }, what: texts.withdraw });
    if (!gone) return;
    showDone(fill(texts.withdrawn, { email }));
    document.querySelector<HTMLElement>('#page-title')?.focus();
  };
  return (
    <Block title={texts.invitations}>
      <ul className="plain-rows">
        {invitations.map(({ id, email, role, expires_at: end, is_over: isOver }) => (
          <Row
            key={id}
            who={{ email, role }}
            actions={[
              [texts.again, texts.againNamed, () => void resend(id, email), resending.isPending],
              [
                texts.withdraw,
                texts.withdrawNamed,
                () => void withdraw(id, email),
                withdrawing.isPending,
              ],
            ]}
          >
            <p className={isOver ? 'warn' : 'soft'}>
              {isOver
                ? texts.over
                : fill(texts.until, { time: formatListTime(end, lang, Date.now()) })}
            </p>
          </Row>
        ))}
      </ul>
    </Block>
  );
}

type Opened =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | 'leave'; readonly person: Person };

/** The people of the back office: invitations, roles and their end. */
export function Section() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const [opened, setOpened] = useState<Opened>();
  const loading = useApi('GET /api/admin/people', {}, adminPeopleReply);
  const leaving = useSend('DELETE /api/admin/people/:id', adminPeopleReply, CHANGES);
  const close = () => setOpened(undefined);
  const leave = async ({ id, email }: Person) => {
    if (!(await leaving.tried({ params: { id }, what: texts.leave }))) return;
    close();
    showDone(fill(texts.left, { email }));
    document.querySelector<HTMLElement>('#page-title')?.focus();
  };
  const actions = (
    <Button className="button primary" onPress={() => setOpened({ kind: 'invite' })}>
      <Icon name="plus" />
      {texts.invite}
    </Button>
  );
  return (
    <Page title={kit.nav.people} note={texts.text} actions={actions}>
      <ListPart name={kit.nav.people} loading={loading}>
        {({ people, invitations }) => (
          <>
            <Block title={texts.people}>
              <ul className="plain-rows">
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    onOpen={(kind) => setOpened({ kind, person })}
                  />
                ))}
              </ul>
            </Block>
            <Invitations invitations={invitations} />
          </>
        )}
      </ListPart>
      {opened?.kind === 'invite' && <RoleLayer onClose={close} />}
      {opened?.kind === 'role' && <RoleLayer person={opened.person} onClose={close} />}
      {opened?.kind === 'leave' && (
        <Question
          title={fill(texts.leaveTitle, { email: opened.person.email })}
          text={texts.leaveText}
          button={texts.leave}
          isDanger
          isPending={leaving.isPending}
          onClose={close}
          onSend={() => leave(opened.person)}
        />
      )}
    </Page>
  );
}
