import { useRef } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { type AdminCodesReply, adminCodesReply } from '#contract/admin-codes.ts';
import { formatCount } from '#web/i18n/amounts.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { CodeForm } from './CodeForm.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { codeEffect } from './code-sentence.ts';
import type { DeskProps } from './texts.ts';
import { useAction } from './use-action.ts';
import { useReply } from './use-reply.ts';
import { Waiting } from './Waiting.tsx';

type Code = AdminCodesReply['codes'][number];

function effectOf(code: Code, { texts, lang }: DeskProps): string {
  const { kind, value, minimum, starts_at: starts, ends_at: ends, max_uses: max } = code;
  const terms = {
    kind,
    value,
    minimum,
    ...(starts !== null && { starts_at: starts }),
    ...(ends !== null && { ends_at: ends }),
    ...(max !== null && { max_uses: max }),
  };
  return codeEffect(terms, texts.codes.says, lang, Date.now());
}

function usesOf({ uses, max_uses: max }: Code, { texts, lang }: DeskProps): string {
  const { codes } = texts;
  const count = formatCount(uses, lang);
  if (max !== null) return fill(codes.usesOf, { uses: count, max: formatCount(max, lang) });
  return uses === 0 ? codes.unused : fill(codes.uses, { uses: count });
}

const isOver = ({ ends_at: ends }: Code) => ends !== null && Date.parse(ends) <= Date.now();
const isEnded = (code: Code) => code.stopped_at !== null || isOver(code);

interface RowProps extends DeskProps {
  readonly code: Code;
  readonly onDone: (reply: AdminCodesReply) => void;
}

function CodeRow({ code, onDone, ...props }: RowProps) {
  const { texts } = props;
  const { problem, send } = useAction(props);
  const row = useRef<HTMLLIElement>(null);
  const stop = async () => {
    const path = apiPath(ADMIN_API.adminCodeStop, { code: code.code });
    const reply = await send(path, {}, adminCodesReply);
    if (!reply) return;
    onDone(reply);
    // The button that was pressed goes.
    row.current?.focus();
  };
  return (
    <li ref={row} tabIndex={-1} className="desk-entry is-line" data-ended={isEnded(code)}>
      <div>
        <p className="desk-code-name">
          <b>{code.code}</b>
          {code.stopped_at !== null && <span>{texts.codes.stopped}</span>}
          {code.stopped_at === null && isOver(code) && <span>{texts.codes.over}</span>}
        </p>
        <p className="num">{effectOf(code, props)}</p>
        <p className="news-soft num">{usesOf(code, props)}</p>
      </div>
      {!isEnded(code) && (
        <ConfirmStep
          name={texts.codes.stop}
          label={fill(texts.codes.stopNamed, { code: code.code })}
          question={texts.codes.stopAsk}
          yes={texts.codes.stop}
          cancel={texts.cancel}
          onYes={() => void stop()}
        />
      )}
      <p className="news-hot" role="alert">
        {problem}
      </p>
    </li>
  );
}

/** Codes: a form for a new one above all there are, those that ended last. */
export function Codes({ texts, lang }: DeskProps) {
  const { reply, reload, put } = useReply(ADMIN_API.adminCodes, adminCodesReply);
  const codes = reply?.ok ? reply.data.codes : [];
  const rows = [...codes.filter((code) => !isEnded(code)), ...codes.filter(isEnded)];
  return (
    <section className="desk-panel" aria-label={texts.codes.title}>
      <h2 className="desk-title">{texts.codes.title}</h2>
      <CodeForm texts={texts} lang={lang} onDone={put} />
      {reply?.ok ? (
        <ul className="desk-rows">
          {rows.length === 0 && <li className="news-empty">{texts.codes.none}</li>}
          {rows.map((code) => (
            <CodeRow key={code.code} texts={texts} lang={lang} code={code} onDone={put} />
          ))}
        </ul>
      ) : (
        <Waiting texts={texts} reply={reply} reload={reload} />
      )}
    </section>
  );
}
