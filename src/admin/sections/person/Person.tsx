import { useEffect, useRef, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { Page } from '#admin/kit/Page.tsx';
import { useDownload, useSend } from '#admin/kit/queries.ts';
import { ADDRESS_FIELD } from '#browser/address-field.ts';
import {
  type AdminErasedReply,
  type AdminPersonReply,
  adminErasedReply,
  adminPersonReply,
} from '#contract/admin-person.ts';
import { fill } from '#rules/fill.ts';
import { countAll, PersonCounts } from './PersonCounts.tsx';
import { type PersonTexts, useTexts } from './texts.ts';

type Shown =
  | { readonly email: string; readonly found: AdminPersonReply }
  | { readonly email: string; readonly done: AdminErasedReply };

function headingOf(texts: PersonTexts, shown: Shown): string {
  if ('done' in shown) return countAll(shown.done.erased) > 0 ? texts.erased : texts.erasedNothing;
  const { found, kept } = shown.found;
  return countAll(found) + countAll(kept) > 0 ? texts.found : texts.none;
}

interface ActionsProps {
  readonly email: string;
  readonly isErasable: boolean;
  readonly onErased: (done: AdminErasedReply) => void;
}

/** Hands the data out, and erases it once that was asked. */
function PersonActions({ email, isErasable, onErased }: ActionsProps) {
  const texts = useTexts();
  const [asks, setAsks] = useState(false);
  const exporting = useDownload('/api/admin/person/export', { email });
  const erasing = useSend('POST /api/admin/person/erase', adminErasedReply, ['GET /api/admin/log']);
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

/** Export and erasure of one person's data, with or without an account. */
export function Section() {
  const texts = useTexts();
  const { texts: kit } = useKit();
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState<Shown>();
  const heading = useRef<HTMLHeadingElement>(null);
  const finding = useSend('POST /api/admin/person', adminPersonReply, []);
  useEffect(() => {
    if (shown) heading.current?.focus();
  }, [shown]);
  const find = async () => {
    const wanted = email.trim();
    const found = await finding.tried({ body: { email: wanted } });
    if (found) setShown({ email: wanted, found });
  };
  const found = shown && 'found' in shown ? shown.found : undefined;
  const isAny = found && countAll(found.found) + countAll(found.kept) > 0;
  return (
    <Page title={kit.nav.person} note={texts.text}>
      <Form
        className="flex flex-wrap items-end gap-2 border-b border-line px-(--pad) pt-2 pb-5 [&>.button]:min-h-[max(2.25rem,var(--control))] [&>.field]:flex-[0_1_24rem]"
        onSubmit={(event) => {
          event.preventDefault();
          void find();
        }}
      >
        <Field
          label={texts.email}
          {...ADDRESS_FIELD}
          isRequired
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" className="button primary" isPending={finding.isPending}>
          {texts.find}
        </Button>
      </Form>
      {shown && (
        <section
          className="block grid gap-4 wrap-anywhere [&_p]:max-w-160 [&_p]:text-small"
          aria-labelledby="person-found"
        >
          <h2 ref={heading} id="person-found" className="outline-none" tabIndex={-1}>
            {fill(headingOf(texts, shown), { email: shown.email })}
          </h2>
          {'done' in shown && (
            <PersonCounts title={texts.gone} counts={shown.done.erased} kept={shown.done.kept} />
          )}
          {isAny && (
            <>
              <PersonCounts title={texts.goes} counts={found.found} kept={found.kept} />
              {found.account === 'unverified' && <p className="warn">{texts.unverified}</p>}
              {found.is_own && <p className="warn">{texts.own}</p>}
              <PersonActions
                email={shown.email}
                isErasable={countAll(found.found) > 0 && !found.is_own}
                onErased={(done) => setShown({ email: shown.email, done })}
              />
            </>
          )}
        </section>
      )}
    </Page>
  );
}
