import { useState } from 'react';
import { href } from '../../../../routes.ts';
import { confirmed } from '../../../account/confirm/confirm-store.ts';
import { downloadFile } from '../../../download-file.ts';
import { Link } from '../../../navigation/Link.tsx';
import type { DeskProps } from './copy.ts';

interface Problem {
  readonly text: string;
  readonly signIn: boolean;
}

/** Saves a table of the API; says why not where it stands, with the way to sign in again. */
export function CsvButton({ copy, lang, path }: DeskProps & { readonly path: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const reply = await confirmed(() => downloadFile(path));
    setBusy(false);
    if (reply.ok || reply.code === 'confirm_needed') return;
    setProblem({ text: reply.message || copy.failed, signIn: reply.code === 'not_signed_in' });
  };
  return (
    <>
      <button type="button" className="desk-button" aria-busy={busy} onClick={() => void save()}>
        {copy.csv}
      </button>
      <p className="news-hot" role="alert">
        {problem?.text}{' '}
        {problem?.signIn && (
          <Link className="desk-link" href={href('auth', lang)}>
            {copy.signIn}
          </Link>
        )}
      </p>
    </>
  );
}
