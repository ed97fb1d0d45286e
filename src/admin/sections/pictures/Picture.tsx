import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { Field } from '#admin/kit/Field.tsx';
import { BothLanguages } from '#admin/kit/form/BothLanguages.tsx';
import { sectionHref, useKit } from '#admin/kit/kit-context.ts';
import { Question } from '#admin/kit/LayerForm.tsx';
import { ListPart, Page } from '#admin/kit/Page.tsx';
import { useApi, useProblemText, useSend, useShowProblem } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { formatDateTime } from '#browser/times.ts';
import { fallbackPicture } from '#catalogue/pictures.ts';
import {
  type AdminPictureDetail,
  ALT_MAX,
  adminPictureDetail,
  type Focus,
  MEDIA_NAME_MAX,
} from '#contract/admin-media.ts';
import { formReply } from '#contract/forms.ts';
import { fill } from '#rules/fill.ts';
import { cropPosition, focusAt } from './crop.ts';
import { Uses } from './Pictures.tsx';
import { useTexts } from './texts.ts';

const route = getRouteApi('/pictures/$id');
const FORM = 'picture';

interface PictureProps {
  readonly picture: AdminPictureDetail;
}

interface FocusProps extends PictureProps {
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
}

/** The whole picture with its focal point, which a tap or two sliders move, beside the square that the shop shows. */
function FocusField({ picture, focus, onFocus }: FocusProps) {
  const texts = useTexts();
  const whole = fallbackPicture(picture.whole);
  const size = { width: picture.width, height: picture.height };
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 font-[650]">{texts.focus}</legend>
      <p className="soft">{texts.focusHelp}</p>
      <div className="flex flex-wrap items-start gap-4 [&_img]:block [&_img]:object-cover">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same by keyboard */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders below do the same by keyboard */}
        <div
          className="relative cursor-crosshair"
          onClick={(event) => onFocus(focusAt(event.currentTarget.getBoundingClientRect(), event))}
        >
          <img src={whole} alt="" className="h-auto max-h-96 w-auto max-w-full" {...size} />
          <span
            className="absolute size-6 -translate-1/2 rounded-full border-2 border-[#fff] shadow-[0_0_0_2px_#000]"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            aria-hidden="true"
          />
        </div>
        <figure>
          <img
            src={whole}
            alt=""
            className="size-48"
            {...size}
            style={{ objectPosition: cropPosition(size, focus) }}
          />
          <figcaption className="faint">{texts.cropped}</figcaption>
        </figure>
      </div>
      {(['x', 'y'] as const).map((axis) => (
        <label
          key={axis}
          className="soft grid min-h-(--control) grid-cols-[6rem_minmax(0,24rem)] items-center text-[0.75rem]"
        >
          {texts.axes[axis]}
          <input
            type="range"
            className="accent-(--paper)"
            max={100}
            value={focus[axis]}
            aria-valuetext={fill(texts.percent, { value: focus[axis] })}
            onChange={({ target }) => onFocus({ ...focus, [axis]: Number(target.value) })}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Button that deletes a picture for good, once nothing shows it. */
function Removal({ picture }: PictureProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const remove = useSend('DELETE /api/admin/media/:id', formReply, [
    'POST /api/admin/media/search',
  ]);
  const { id, name, used_by, was_shown } = picture;
  if (used_by.length > 0) return <p className="faint">{texts.inUse}</p>;
  const send = () =>
    remove.mutate(
      { params: { id }, ...(was_shown && { query: 'was_shown=1' }) },
      {
        onSuccess: () => {
          showDone(fill(texts.deleted, { name }));
          void navigate({ to: '/pictures' });
        },
      },
    );
  return (
    <>
      <Button className="button" onPress={() => setOpen(true)}>
        {texts.delete}
      </Button>
      <Question
        title={texts.deleteAsk}
        text={was_shown ? texts.deleteShown : texts.deleteText}
        button={texts.deleteYes}
        isDanger
        isPending={remove.isPending}
        error={remove.error}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  );
}

/** Name, alternative texts and focal point. Products keep those that they took. */
function PictureForm({ picture }: PictureProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const [{ name, alt, focus }, setTyped] = useState(picture);
  const save = useSend('PATCH /api/admin/media/:id', adminPictureDetail, [
    'GET /api/admin/media/:id',
    'POST /api/admin/media/search',
  ]);
  const textOf = useProblemText();
  const change = (part: Partial<AdminPictureDetail>) =>
    setTyped((before) => ({ ...before, ...part }));
  const showProblem = useShowProblem();
  const { id } = picture;
  const body = { name: name.trim() || picture.name, alt, focus };
  const { name: named, alt: described, focus: centred } = picture;
  const stored = JSON.stringify({ name: named, alt: described, focus: centred });
  const isTyped = JSON.stringify(body) !== stored;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate({ params: { id }, body }, { onSuccess: () => showDone(texts.saved) });
  };
  // Whatever was typed is saved when its page is left, or said not to be; closing the window asks.
  const leave = useEffectEvent(() => {
    if (isTyped) save.mutateAsync({ params: { id }, body }).catch(showProblem);
  });
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isTyped) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      leave();
    };
  }, []);
  return (
    <div className="columns grid flex-1 grid-cols-[minmax(0,1fr)_22.5rem] border-t border-line *:max-w-none *:px-(--pad) *:pt-5 *:pb-(--page-end) max-[60rem]:grid-cols-[minmax(0,1fr)] max-[60rem]:content-start">
      <Form id={FORM} className="grid content-start gap-4" onSubmit={submit}>
        <FocusField picture={picture} focus={focus} onFocus={(next) => change({ focus: next })} />
        <Field
          label={texts.name}
          value={name}
          most={MEDIA_NAME_MAX}
          onChange={(next) => change({ name: next })}
        />
        <BothLanguages fields={['alt']}>
          {(_, each) => (
            <Field
              label={texts.alt}
              lang={each}
              value={alt[each]}
              most={ALT_MAX}
              onChange={(next) => change({ alt: { ...alt, [each]: next } })}
            />
          )}
        </BothLanguages>
        <p className="faint">{texts.altHelp}</p>
        <p className="problem" role="alert">
          {save.error !== null && textOf(save.error)}
        </p>
      </Form>
      <aside
        className="facts border-s border-line max-[60rem]:border-s-0 max-[60rem]:border-t"
        aria-label={texts.usedBy}
      >
        <h2>{texts.usedBy}</h2>
        <p>
          <Uses uses={picture.used_by} />
        </p>
        <p className="faint">{texts.fromNow}</p>
        <p className="faint">
          {fill(texts.facts, {
            width: picture.width,
            height: picture.height,
            size: Math.ceil(picture.bytes / 1024),
            date: formatDateTime(picture.created_at, lang),
          })}
        </p>
        <Removal picture={picture} />
      </aside>
    </div>
  );
}

/** One uploaded picture. */
export function Section() {
  const texts = useTexts();
  const { lang, texts: kit } = useKit();
  const { id } = route.useParams();
  const loading = useApi('GET /api/admin/media/:id', { params: { id } }, adminPictureDetail, {
    isKept: false,
  });
  return (
    <Page
      title={loading.data?.name ?? kit.nav.pictures}
      parent={{ href: sectionHref(lang, '/pictures'), label: kit.nav.pictures }}
      actions={
        <Button className="button primary" type="submit" form={FORM} isDisabled={!loading.data}>
          {texts.save}
        </Button>
      }
    >
      <ListPart name={kit.nav.pictures} loading={loading}>
        {(picture) => <PictureForm key={picture.id} picture={picture} />}
      </ListPart>
    </Page>
  );
}
