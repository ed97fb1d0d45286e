import { useState } from 'react';
import * as z from 'zod/mini';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { adminCatalogueReply } from '#contract/admin-catalogue.ts';
import { type ReviveRefusal, reviveRefusal } from '#contract/admin-versions.ts';
import { errorReply } from '#contract/errors.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import type { DeskProps } from '../texts.ts';
import { useProblem } from '../use-problem.ts';
import { EntryName } from './EntryName.tsx';
import { openView } from './range-views.ts';
import { refreshWaiting } from './waiting-drafts.ts';

type InTheWay = ReviveRefusal['drafts'];

/** Asks for drafts of a version. Returns true, drafts in the way, or a sentence that says why not. */
async function askRevive(
  number: number,
  lang: string,
  seen: InTheWay,
): Promise<true | InTheWay | string> {
  const replace = seen.map(({ kind, id, revision }) => ({ kind, id, revision }));
  let reply: unknown;
  try {
    const response = await fetch(apiPath(ADMIN_API.adminRevive, { number: String(number) }), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': lang },
      body: JSON.stringify({ replace }),
    });
    reply = await response.json();
  } catch {
    return '';
  }
  if (z.safeParse(adminCatalogueReply, reply).success) return true;
  const refused = z.safeParse(reviveRefusal, reply);
  if (refused.success) return refused.data.drafts;
  const error = z.safeParse(errorReply, reply);
  return error.success ? error.data.error : '';
}

/** Makes drafts of a former version. Drafts in the way are named, and replaced at a second press. */
export function Revive({ number, ...props }: DeskProps & { readonly number: number }) {
  const { texts, lang } = props;
  const { versionTexts } = texts.range;
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, isLeft } = useProblem(fill(versionTexts.version, { number }));
  const [inTheWay, setInTheWay] = useState<InTheWay>([]);
  const revive = async (seen: InTheWay) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    const result = await askRevive(number, lang, seen);
    setBusy(false);
    if (result === true) {
      void refreshWaiting();
      if (!isLeft()) openView('publish');
    } else if (typeof result === 'string') setProblem(result || texts.failed);
    else {
      setInTheWay(result);
      setProblem(versionTexts.inTheWay);
    }
  };
  return (
    <>
      <p className="news-soft">{versionTexts.reviveText}</p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {inTheWay.length > 0 && (
        <ul className="grid gap-1">
          {inTheWay.map((draft) => (
            <li key={`${draft.kind} ${draft.id}`}>
              <EntryName {...props} entry={draft} />
            </li>
          ))}
        </ul>
      )}
      <div className="desk-line">
        <button
          type="button"
          className="desk-button"
          aria-busy={busy}
          onClick={() => void revive([])}
        >
          {versionTexts.revive}
        </button>
        {inTheWay.length > 0 && (
          <button type="button" className="desk-button" onClick={() => void revive(inTheWay)}>
            {versionTexts.replace}
          </button>
        )}
      </div>
    </>
  );
}
