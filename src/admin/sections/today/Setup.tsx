import { type ReactNode, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { readStored, store } from '#admin/kit/stored.ts';
import { setupSteps } from '#admin/sections/golive/setup-steps.ts';
import { useAccount } from '#browser/account/account-store.ts';
import type { AccountSession } from '#contract/account-session.ts';
import { adminBackupReply } from '#contract/admin-backup.ts';
import { adminWaitingReply } from '#contract/admin-catalogue.ts';
import { adminGoliveReply } from '#contract/admin-golive.ts';
import { adminVersionsReply } from '#contract/admin-versions.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

const HIDDEN_KEY = 'elvare-admin-setup-hidden';

interface BarProps {
  readonly title: string;
  readonly done: string;
  /** Steps that are left, as list items. */
  readonly children: ReactNode;
  readonly action: ReactNode;
}

function Bar({ title, done, children, action }: BarProps) {
  return (
    <section
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-(--raised) px-(--pad) py-2 text-small"
      aria-label={title}
    >
      <h2>
        {title} <span className="faint">{done}</span>
      </h2>
      <ul className="flex flex-1 flex-wrap gap-x-5 max-wide:order-1 max-wide:flex-[1_0_100%] max-wide:[&>:nth-child(n+2)]:hidden">
        {children}
      </ul>
      {action}
    </section>
  );
}

function Way({ href: address, label }: { readonly href: string; readonly label: string }) {
  return (
    <li>
      <Link className="link inline-flex min-h-(--control) items-center gap-1.5" href={address}>
        <Icon name="next" />
        {label}
      </Link>
    </li>
  );
}

/** Steps of a live shop that has not opened. */
function NewShop({ session }: { readonly session: AccountSession }) {
  const { setup: texts, steps: names } = useTexts();
  const { lang } = useKit();
  const golive = useApi('GET /api/admin/golive', {}, adminGoliveReply).data;
  if (!golive) return null;
  const steps = setupSteps(golive, session, lang);
  const open = steps.filter(({ state, place }) => state === 'open' && place !== undefined);
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Bar
      title={texts.closed}
      done={fill(texts.done, { done, all: steps.length })}
      action={
        <Link className="button max-wide:ms-auto" href={placeOf('golive', lang)}>
          {texts.open}
        </Link>
      }
    >
      {open.slice(0, 3).map(({ key, place = '' }) => (
        <Way key={key} href={place} label={names[key].action} />
      ))}
    </Bar>
  );
}

/** Steps that a new shop still needs, by what the server knows; absent once all is done, and for who is no owner. */
export function Setup() {
  const session = useAccount((state) => state.session);
  const waiting = useApi('GET /api/admin/catalogue/waiting', {}, adminWaitingReply).data;
  if (!session?.isAdmin || !waiting) return null;
  return waiting.unopened ? <NewShop session={session} /> : <Advice session={session} />;
}

function Advice({ session }: { readonly session: AccountSession }) {
  const texts = useTexts().setup;
  const { lang } = useKit();
  const [isHidden, setIsHidden] = useState(() => readStored(HIDDEN_KEY) !== null);
  const isAsked = !isHidden;
  const backup = useApi('GET /api/admin/backup', {}, adminBackupReply, { isAsked }).data;
  const versions = useApi('GET /api/admin/catalogue/versions', {}, adminVersionsReply, { isAsked });
  const newest = versions.data?.versions[0];
  if (isHidden || !backup || !newest) return null;
  const account = href('account', lang);
  const steps = [
    { key: 'password', isDone: !session.temporaryPassword, href: account },
    { key: 'factor', isDone: session.hasFactor, href: `${account}#sicherheit` },
    { key: 'backup', isDone: backup.has_key, href: placeOf('backup', lang) },
    // The seed, a demo's first version, was published by nobody.
    {
      key: 'publish',
      isDone: newest.number > 1 || newest.by !== null,
      href: placeOf('publish', lang),
    },
  ] as const;
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  const done = steps.length - open.length;
  const hide = () => {
    setIsHidden(true);
    store(HIDDEN_KEY, '1');
  };
  return (
    <Bar
      title={texts.title}
      done={fill(texts.done, { done, all: steps.length })}
      action={
        <Button className="button quiet max-wide:ms-auto" onPress={hide}>
          {texts.hide}
        </Button>
      }
    >
      {open.map(({ key, href: address }) => (
        <Way key={key} href={address} label={texts[key]} />
      ))}
    </Bar>
  );
}
