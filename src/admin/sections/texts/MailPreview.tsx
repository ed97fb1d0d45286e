import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Switch } from '#admin/kit/form/BothLanguages.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { type AdminMailTextReply, adminMailTestReply } from '#contract/admin-texts.ts';
import { LANGS, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import type { WordedMail } from '#rules/mail-places.ts';
import { useTexts } from './texts.ts';

interface PreviewProps {
  readonly kind: WordedMail;
  readonly orders: AdminMailTextReply['orders'];
  /** Of the saved draft; another one shows the mail again. */
  readonly revision: number;
  /** Saves what is typed. */
  readonly onSave: () => Promise<void>;
}

/** The mail as its reader gets it, with one of the last orders, and the way to one's own inbox. */
export function MailPreview({ kind, orders, revision, onSave }: PreviewProps) {
  const { lang: own, texts: kit } = useKit();
  const { preview: say } = useTexts();
  const [order, setOrder] = useState(orders[0]?.id);
  const [lang, setLang] = useState<Lang>(own);
  const [as, setAs] = useState<'html' | 'text'>('html');
  const test = useSend('POST /api/admin/mail-texts/:kind/test', adminMailTestReply, []);
  const query = new URLSearchParams({ lang, as, ...(order && { order }) });
  const send = async () => {
    await onSave();
    const body = { language: lang, ...(order && { order }) };
    const sent = await test.tried({ params: { kind }, body, what: say.test });
    if (sent) showDone(fill(say.sent, { recipient: sent.recipient }));
  };
  return (
    <section className="block grid grid-cols-1 content-start gap-3" aria-label={say.title}>
      <div className="flex flex-wrap items-end gap-3">
        <h2 className="me-auto">{say.title}</h2>
        <Switch
          label={say.form}
          value={as}
          options={[
            ['html', say.html],
            ['text', say.text],
          ]}
          onChange={setAs}
        />
        <Switch
          label={say.language}
          value={lang}
          options={LANGS.map((each) => [each, each.toUpperCase(), kit.form.languages[each]])}
          onChange={setLang}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {orders.length > 0 && (
          <SelectField
            label={say.order}
            isOptional={false}
            value={order}
            options={orders.map(({ id, number }) => [id, number])}
            onChange={(id) => setOrder(String(id))}
          />
        )}
        <Button className="button" isPending={test.isPending} onPress={() => void send()}>
          {say.test}
        </Button>
      </div>
      {orders.length === 0 && <p className="faint text-small">{say.sample}</p>}
      {/* Without scripts nothing acts; its pictures need the origin. */}
      <iframe
        key={`${query} ${revision}`}
        className="h-[min(48rem,80vh)] w-full border border-line-2 bg-white"
        title={say.frame}
        sandbox="allow-same-origin"
        src={`/api/admin/mail-texts/${kind}/preview?${query}`}
      />
    </section>
  );
}
