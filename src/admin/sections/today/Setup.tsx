import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '#admin/kit/Icon.tsx';
import { placeOf, useKit } from '#admin/kit/kit-context.ts';
import { useApi } from '#admin/kit/queries.ts';
import { readStored, store } from '#admin/kit/stored.ts';
import { useAccount } from '#browser/account/account-store.ts';
import { adminBackupReply } from '#contract/admin-backup.ts';
import { adminVersionsReply } from '#contract/admin-versions.ts';
import { href } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

const HIDDEN_KEY = 'elvare-admin-setup-hidden';

/** Steps that a new shop still needs, by what the server knows; absent once all is done. */
export function Setup() {
  const texts = useTexts().setup;
  const { lang } = useKit();
  const [isHidden, setIsHidden] = useState(() => readStored(HIDDEN_KEY) !== null);
  const session = useAccount((state) => state.session);
  const isAsked = !isHidden;
  const backup = useApi('GET /api/admin/backup', {}, adminBackupReply, { isAsked }).data;
  const versions = useApi('GET /api/admin/catalogue/versions', {}, adminVersionsReply, { isAsked });
  const newest = versions.data?.versions[0];
  if (isHidden || !session || !backup || !newest) return null;
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
    <section
      className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line bg-(--raised) px-(--pad) py-2 text-small"
      aria-label={texts.title}
    >
      <h2>
        {texts.title} <span className="faint">{fill(texts.done, { done, all: steps.length })}</span>
      </h2>
      <ul className="flex flex-1 flex-wrap gap-x-5 max-wide:order-1 max-wide:flex-[1_0_100%] max-wide:[&>:nth-child(n+2)]:hidden">
        {open.map(({ key, href: address }) => (
          <li key={key}>
            <Link
              className="link inline-flex min-h-(--control) items-center gap-1.5"
              href={address}
            >
              <Icon name="next" />
              {texts[key]}
            </Link>
          </li>
        ))}
      </ul>
      <Button className="button quiet max-wide:ms-auto" onPress={hide}>
        {texts.hide}
      </Button>
    </section>
  );
}
