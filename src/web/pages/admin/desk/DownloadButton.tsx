import { useState } from 'react';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { downloadFile } from '#browser/download-file.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { DeskProps } from './texts.ts';

interface Problem {
  readonly text: string;
  readonly signIn: boolean;
}

interface DownloadProps extends DeskProps {
  readonly path: string;
  /** Sent by POST. */
  readonly body?: unknown;
  readonly label: string;
  readonly disabled?: boolean;
}

/** Saves a file of the API; says why not where it stands, with the way to sign in again. */
export function DownloadButton({
  texts,
  lang,
  path,
  body,
  label,
  disabled = false,
}: DownloadProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const reply = await confirmed(() => downloadFile(path, body));
    setBusy(false);
    if (reply.ok || reply.code === 'confirm_needed') return;
    setProblem({ text: reply.message || texts.failed, signIn: reply.code === 'not_signed_in' });
  };
  return (
    <>
      <button
        type="button"
        className="desk-button"
        aria-busy={busy}
        disabled={disabled}
        onClick={() => void save()}
      >
        {label}
      </button>
      <p className="news-hot" role="alert">
        {problem && `${problem.text} `}
        {problem?.signIn && (
          <Link className="desk-link" href={signInAddress(lang, location.pathname + location.hash)}>
            {texts.signIn}
          </Link>
        )}
      </p>
    </>
  );
}
