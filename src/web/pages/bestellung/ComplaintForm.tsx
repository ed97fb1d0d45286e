import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ask, callApi } from '#browser/api.ts';
import { randomUuid } from '#browser/random-uuid.ts';
import type { OrderPage } from '#contract/account-data.ts';
import { UPLOAD_LIMIT_BYTES } from '#contract/admin-media.ts';
import { ORDER_TOKEN_HEADER, PHOTOS_AT_MOST, photoReply } from '#contract/defects.ts';
import { formReply } from '#contract/forms.ts';
import { isSeen } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import { type DefectKind, REMEDIES, type Remedy } from '#rules/defects.ts';
import { fill } from '#rules/fill.ts';
import { itemText } from '#rules/item-text.ts';
import { useShop } from '#web/shop-context.ts';
import { Field } from '#web/ui/Field.tsx';
import type de from './de.json';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface ComplaintFormProps {
  readonly order: OrderPage;
  readonly offered: readonly DefectKind[];
  readonly texts: (typeof de)['complaint'];
  readonly lang: Lang;
  readonly token: string;
}

interface SelectProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange?: (value: string) => void;
}

function Select({ label, name, options, onChange }: SelectProps) {
  return (
    <label className="grid gap-1.5">
      <span className="name">{label}</span>
      <select
        name={name}
        className="field"
        onChange={(event) => onChange?.(event.currentTarget.value)}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sends photos one after the other; returns a sentence for each that wasn't taken. */
async function sendPhotos(id: string, token: string, photos: readonly File[], failed: string) {
  const refused: string[] = [];
  for (const photo of photos) {
    const headers = { [ORDER_TOKEN_HEADER]: token, 'content-type': photo.type || 'image/jpeg' };
    const sent = { method: 'POST', headers, body: photo };
    const reply = await ask(`/api/defects/${id}/photos`, sent, photoReply);
    if (!reply.ok) refused.push(`${photo.name}: ${reply.message || failed}`);
  }
  return refused;
}

/** Reports a defect, a lost parcel or a voluntary return; what was sent stays when a photo isn't taken. */
export function ComplaintForm({ order, offered, texts, lang, token }: ComplaintFormProps) {
  const { t } = useShop();
  const [key] = useState(randomUuid);
  const [kind, setKind] = useState(offered[0]);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [problems, setProblems] = useState<{ readonly text?: string; readonly photos?: string }>(
    {},
  );
  const [failures, setFailures] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'sent') heading.current?.focus();
  }, [state]);
  // The button that had the focus is gone.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending' || kind === undefined) return;
    const typed = new FormData(event.currentTarget);
    const said = String(typed.get('text'));
    const photos = typed
      .getAll('photos')
      .filter((each) => each instanceof File && each.size > 0) as File[];
    const large = photos.find(({ size }) => size > UPLOAD_LIMIT_BYTES);
    const wrong = {
      ...(!isSeen(said) && { text: texts.required }),
      ...(photos.length > PHOTOS_AT_MOST && { photos: texts.tooMany }),
      ...(large && { photos: fill(texts.tooLarge, { name: large.name }) }),
    };
    setProblems(wrong);
    setFailures([]);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setState('sending');
    const [line, wish] = [String(typed.get('line') ?? ''), typed.get('wish')];
    const body = {
      ...{ key, token, kind, text: said, language: lang },
      ...(line !== '' && { line: Number(line) }),
      ...(wish && { wish: wish as Remedy }),
    };
    const reply = await callApi('POST /api/defects', { body }, formReply);
    if (!reply.ok) {
      setState('typing');
      return setFailures([reply.code === 'offline' ? t('offline') : reply.message || t('failed')]);
    }
    setFailures(await sendPhotos(key, token, photos, t('failed')));
    setState('sent');
  };

  if (state === 'sent') {
    return (
      <div className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="name">
          {texts.sent}
        </h3>
        <p>{fill(texts.sentText, { email: order.email })}</p>
        {failures.length > 0 && (
          <div className="error grid gap-1" role="alert">
            <p>{texts.notTaken}</p>
            {failures.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )}
      </div>
    );
  }
  const own = order.items.flatMap((item, line) =>
    item.gift ? [] : [[String(line), itemText(item)] as const],
  );
  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid gap-4"
      aria-label={texts.title}
    >
      <Select
        label={texts.kind}
        name="kind"
        options={offered.map((each) => [each, texts.kinds[each]])}
        onChange={(value) => setKind(value as DefectKind)}
      />
      {own.length > 1 && (
        <Select label={texts.item} name="line" options={[['', texts.all], ...own]} />
      )}
      <Field
        multiline
        rows={4}
        name="text"
        label={texts.text}
        error={problems.text}
        maxLength={2000}
        required
      />
      {kind === 'defect' && (
        <Select
          label={texts.wish}
          name="wish"
          options={[
            ['', texts.noWish],
            ...REMEDIES.map((each) => [each, texts.wishes[each]] as const),
          ]}
        />
      )}
      <Field
        type="file"
        name="photos"
        label={texts.photos}
        hint={texts.photosHint}
        error={problems.photos}
        accept={TYPES}
        multiple
      />
      <button type="submit" className="btn solid" aria-busy={state === 'sending'}>
        {state === 'sending' ? texts.sending : texts.send}
      </button>
      <p role="alert" className="error empty:hidden">
        {failures[0]}
      </p>
    </form>
  );
}
