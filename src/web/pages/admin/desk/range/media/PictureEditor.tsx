import { type FormEvent, useEffect, useRef, useState } from 'react';
import { apiPath } from '../../../../../../api-paths.ts';
import {
  ALT_MAX,
  type DeskPicture,
  deskPicture,
  MEDIA_NAME_MAX,
} from '../../../../../../contract/desk-media.ts';
import { DESK_API } from '../../../../../../desk-paths.ts';
import { sendJson } from '../../../../../api.ts';
import { fill } from '../../../../../i18n/translate.ts';
import { useReply } from '../../use-reply.ts';
import { Waiting } from '../../Waiting.tsx';
import { ConfirmStep } from '../EndSteps.tsx';
import type { RangeProps } from '../Range.tsx';
import { openView, rangeHash } from '../range-views.ts';
import { errorSentence } from '../request-reply.ts';
import { FocusField } from './FocusField.tsx';

interface FormProps extends RangeProps {
  readonly picture: DeskPicture;
  readonly onSaved: (picture: DeskPicture) => void;
}

const pathOf = (id: string) => apiPath(DESK_API.deskPicture, { id });

function PictureForm({ picture, onSaved, ...props }: FormProps) {
  const { texts, lang } = props;
  const { mediaTexts: say } = texts.range;
  const [typed, setTyped] = useState({
    name: picture.name,
    altDe: picture.alt.de,
    altEn: picture.alt.en,
    focus: picture.focus,
  });
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setTold('');
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { name, altDe: de, altEn: en, focus } = typed;
    setProblem('');
    const options = { method: 'PATCH', headers: { 'accept-language': lang } };
    const body = { name, alt: { de, en }, focus };
    const reply = await sendJson(pathOf(picture.id), body, deskPicture, options);
    if (reply.ok) onSaved(reply.data);
    setTold(reply.ok ? say.saved : '');
    setProblem(reply.ok ? '' : reply.message || say.notSaved);
  };
  const remove = async () => {
    setProblem('');
    const response = await fetch(pathOf(picture.id), {
      method: 'DELETE',
      headers: { 'accept-language': lang },
    }).catch(() => undefined);
    if (response?.ok) openView('media');
    else setProblem(errorSentence(await response?.json().catch(() => null)) || texts.failed);
  };
  const input = (key: 'name' | 'altDe' | 'altEn', maxLength: number, help?: string) => (
    <label className="desk-field is-grow">
      {say[key]}
      <input
        type="text"
        value={typed[key]}
        maxLength={maxLength}
        required={key === 'name'}
        aria-describedby={help}
        onChange={({ target }) => change({ [key]: target.value })}
      />
    </label>
  );
  const date = new Date(picture.created_at).toLocaleDateString(lang, { dateStyle: 'medium' });
  return (
    <form className="grid gap-6" onSubmit={(event) => void save(event)}>
      <FocusField
        texts={texts}
        picture={picture}
        focus={typed.focus}
        onFocus={(focus) => change({ focus })}
      />
      <div className="grid max-w-[56rem] gap-4">
        {input('name', MEDIA_NAME_MAX)}
        <div className="desk-line">
          {input('altDe', ALT_MAX, 'media-alt-help')}
          {input('altEn', ALT_MAX, 'media-alt-help')}
        </div>
        <p id="media-alt-help" className="news-soft">
          {say.altHelp}
        </p>
        <p className="news-soft">{say.fromNow}</p>
      </div>
      <p className="news-soft num">
        {fill(say.facts, {
          width: picture.width,
          height: picture.height,
          size: Math.ceil(picture.bytes / 1024),
          date,
        })}
      </p>
      {picture.used_by.length === 0 ? (
        <p>{say.unused}</p>
      ) : (
        <div>
          <h4>{say.usedBy}</h4>
          <ul>
            {picture.used_by.map((id) => (
              <li key={id}>
                <a className="desk-link" href={rangeHash('products', id)}>
                  {id}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="desk-line">
        <button type="submit" className="desk-button is-primary">
          {say.save}
        </button>
        <ConfirmStep
          name={say.delete}
          question={say.deleteAsk}
          yes={say.deleteYes}
          cancel={say.deleteNo}
          onYes={() => void remove()}
        />
        <p role="status">{told}</p>
      </div>
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </form>
  );
}

/** One uploaded picture: focal point, name, texts, and where it is shown. */
export function PictureEditor({ id, ...props }: RangeProps & { readonly id: string }) {
  const { texts } = props;
  const { mediaTexts: say } = texts.range;
  const { reply, reload, put } = useReply(pathOf(id), deskPicture);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isGone = reply?.ok === false && reply.code === 'not_found';
  return (
    <div className="grid gap-6">
      <a className="desk-link justify-self-start" href={rangeHash('media')}>
        {say.back}
      </a>
      <h3 ref={title} tabIndex={-1} className="[font-stretch:108%] [font-weight:650]">
        {reply?.ok ? reply.data.name : say.list}
      </h3>
      {isGone && <p>{say.gone}</p>}
      {!reply?.ok && !isGone && <Waiting texts={texts} reply={reply} reload={reload} />}
      {reply?.ok && <PictureForm {...props} id={id} picture={reply.data} onSaved={put} />}
    </div>
  );
}
