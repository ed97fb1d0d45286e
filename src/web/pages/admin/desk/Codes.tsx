import { API } from '../../../../api-paths.ts';
import { type DeskCodesReply, deskCodesReply } from '../../../../contract/desk-codes.ts';
import { formatPrice } from '../../../../rules/money.ts';
import { fill } from '../../../i18n/translate.ts';
import { percentText } from '../percent.ts';
import { CodeForm } from './CodeForm.tsx';
import { formatDateTime } from './format-date-time.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

type Code = DeskCodesReply['codes'][number];

function factsOf(code: Code, { copy, lang }: DeskProps): string {
  const texts = copy.codes;
  const { uses, max_uses: max, minimum, starts_at: starts, ends_at: ends } = code;
  return [
    max === null ? fill(texts.uses, { uses }) : fill(texts.usesOf, { uses, max }),
    minimum > 0 ? fill(texts.from, { price: formatPrice(minimum, lang) }) : '',
    starts === null ? '' : fill(texts.begins, { time: formatDateTime(starts, lang) }),
    ends === null ? '' : fill(texts.until, { time: formatDateTime(ends, lang) }),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

interface RowProps extends DeskProps {
  readonly code: Code;
  readonly onDone: (reply: DeskCodesReply) => void;
}

function CodeRow({ code, onDone, ...props }: RowProps) {
  const { copy, lang } = props;
  const { busy, problem, send } = useAction(props);
  const isOver = code.ends_at !== null && Date.parse(code.ends_at) <= Date.now();
  const stop = async () => {
    const path = API.deskCodeStop.replace(':code', encodeURIComponent(code.code));
    const reply = await send(path, {}, deskCodesReply);
    if (reply) onDone(reply);
  };
  return (
    <li className="desk-entry is-line">
      <div>
        <p>
          <b>{code.code}</b>{' '}
          <span className="num">
            {code.kind === 'percent'
              ? percentText(code.value, lang)
              : formatPrice(code.value, lang)}
          </span>
        </p>
        <p className="news-soft num">{factsOf(code, props)}</p>
        {code.stopped_at !== null && <p className="news-hot">{copy.codes.stopped}</p>}
        {code.stopped_at === null && isOver && <p className="news-soft">{copy.codes.over}</p>}
      </div>
      {code.stopped_at === null && !isOver && (
        <button
          type="button"
          className="desk-button"
          aria-label={fill(copy.codes.stopNamed, { code: code.code })}
          aria-busy={busy}
          onClick={() => void stop()}
        >
          {copy.codes.stop}
        </button>
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** Codes: a form for a new one above all there are. */
export function Codes({ copy, lang }: DeskProps) {
  const { reply, reload, put } = useReply(API.deskCodes, deskCodesReply);
  return (
    <section className="desk-panel" aria-label={copy.codes.title}>
      <h2 className="desk-title">{copy.codes.title}</h2>
      <CodeForm copy={copy} lang={lang} onDone={put} />
      {reply?.ok ? (
        <ul className="desk-rows">
          {reply.data.codes.length === 0 && <li className="news-empty">{copy.codes.none}</li>}
          {reply.data.codes.map((code) => (
            <CodeRow key={code.code} copy={copy} lang={lang} code={code} onDone={put} />
          ))}
        </ul>
      ) : (
        <Waiting copy={copy} reply={reply} reload={reload} />
      )}
    </section>
  );
}
