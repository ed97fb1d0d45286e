import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Question } from '#admin/kit/LayerForm.tsx';
import { ListPart } from '#admin/kit/Page.tsx';
import { useApi, useDownload, useSend } from '#admin/kit/queries.ts';
import {
  type AdminErasedReply,
  adminErasedReply,
  adminPersonReply,
} from '#contract/admin-person.ts';
import { fill } from '#rules/fill.ts';
import { countAll, PersonCounts } from './PersonCounts.tsx';
import { useTexts } from './texts.ts';

interface ActionsProps {
  readonly email: string;
  readonly isErasable: boolean;
  readonly onErased: (done: AdminErasedReply) => void;
}

/** Hands the data out, and erases it once that was asked. */
function PersonActions({ email, isErasable, onErased }: ActionsProps) {
  const { person: texts } = useTexts();
  const [asks, setAsks] = useState(false);
  const exporting = useDownload('/api/admin/person/export', { email });
  const erasing = useSend('POST /api/admin/person/erase', adminErasedReply, [
    'GET /api/admin/log',
    'POST /api/admin/customers',
  ]);
  const erase = async () => {
    const done = await erasing.tried({ body: { email }, what: texts.confirm });
    if (!done) return;
    setAsks(false);
    onErased(done);
  };
  return (
    <div className="page-actions">
      <Button className="button" isPending={exporting.isPending} onPress={() => exporting.mutate()}>
        {texts.export}
      </Button>
      {isErasable && (
        <Button className="button" onPress={() => setAsks(true)}>
          {texts.erase}
        </Button>
      )}
      <Question
        title={fill(texts.eraseTitle, { email })}
        text={texts.eraseText}
        button={texts.confirm}
        isDanger
        isPending={erasing.isPending}
        isOpen={asks}
        onClose={() => setAsks(false)}
        onSend={erase}
      />
    </div>
  );
}

interface PersonDataProps {
  readonly email: string;
}

/** All that is kept of a mail address, with or without an order: its export and its erasure. */
export function PersonData({ email }: PersonDataProps) {
  const { person: texts } = useTexts();
  const [done, setDone] = useState<AdminErasedReply>();
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useApi('POST /api/admin/person', { body: { email } }, adminPersonReply);
  useEffect(() => {
    if (done) heading.current?.focus();
  }, [done]);
  const title = (text: string) => (
    <h2 ref={heading} id="person-data" className="outline-none" tabIndex={-1}>
      {fill(text, { email })}
    </h2>
  );
  return (
    <section
      className="block grid gap-4 wrap-anywhere [&_p]:max-w-160 [&_p]:text-small"
      aria-labelledby="person-data"
    >
      {done ? (
        <>
          {title(countAll(done.erased) > 0 ? texts.erased : texts.erasedNothing)}
          <PersonCounts title={texts.gone} counts={done.erased} kept={done.kept} />
        </>
      ) : (
        <ListPart name={fill(texts.found, { email })} loading={loading}>
          {({ found, kept, account, is_own: isOwn }) => {
            if (countAll(found) + countAll(kept) === 0) return title(texts.none);
            return (
              <>
                {title(texts.found)}
                <p className="soft">{texts.text}</p>
                <PersonCounts title={texts.goes} counts={found} kept={kept} />
                {account === 'unverified' && <p className="warn">{texts.unverified}</p>}
                {isOwn && <p className="warn">{texts.own}</p>}
                <PersonActions
                  email={email}
                  isErasable={countAll(found) > 0 && !isOwn}
                  onErased={setDone}
                />
              </>
            );
          }}
        </ListPart>
      )}
    </section>
  );
}
