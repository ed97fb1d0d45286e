import { useState } from 'react';
import { signInAddress } from '#browser/account/sign-in-address.ts';
import type { ApiPath } from '#browser/api.ts';
import { confirmed } from '#browser/confirm/confirm-store.ts';
import { downloadFile } from '#browser/download-file.ts';
import { href, type Lang } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { KontoTexts } from './texts.ts';

type Outcome = '' | 'busy' | 'signIn' | 'failed';

/** Everything the shop keeps about the customer, as a file. */
export function ExportData({ texts, lang }: { readonly texts: KontoTexts; readonly lang: Lang }) {
  const [outcome, setOutcome] = useState<Outcome>('');
  const save = async () => {
    if (outcome === 'busy') return;
    setOutcome('busy');
    const reply = await confirmed(() => downloadFile('/api/account/export' satisfies ApiPath));
    if (reply.ok || reply.code === 'confirm_needed') setOutcome('');
    else setOutcome(reply.code === 'not_signed_in' ? 'signIn' : 'failed');
  };
  return (
    <div className="border-t border-line py-4">
      <h3 className="name">{texts.export}</h3>
      <p className="note">{texts.exportText}</p>
      <button
        type="button"
        className="link min-h-[44px]"
        aria-busy={outcome === 'busy'}
        onClick={() => void save()}
      >
        {texts.exportLink}
      </button>
      <p role="alert">
        {outcome === 'failed' && texts.exportFailed}
        {outcome === 'signIn' && (
          <>
            {texts.signedOutMeanwhile}{' '}
            <Link className="link" href={signInAddress(lang, href('account', lang))}>
              {texts.signIn}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
