import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Layer } from '#admin/kit/Layer.tsx';
import { useSend } from '#admin/kit/queries.ts';
import { showDone } from '#admin/kit/toasts.tsx';
import { saveFile } from '#browser/download-file.ts';
import { formatDateTime } from '#browser/times.ts';
import { adminBackupReply } from '#contract/admin-backup.ts';
import { fill } from '#rules/fill.ts';
import { holdsKey, keyFile } from './key-file.ts';
import { useTexts } from './texts.ts';

interface KeyLayerProps {
  readonly signer: string;
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/**
 * Makes a recovery key in this browser, hands it out as a file, and wants that file back: a key that nobody kept would
 * make every backup worthless. Only its public half is sent.
 */
export function KeyLayer({ signer, isFirst, onClose }: KeyLayerProps) {
  const { key: texts } = useTexts();
  const { lang } = useKit();
  const [identity, setIdentity] = useState<string>();
  const [problem, setProblem] = useState('');
  const keeping = useSend('POST /api/admin/backup/key', adminBackupReply, [
    'GET /api/admin/backup',
    'GET /api/admin/log',
  ]);
  const make = async () => {
    const key = identity ?? (await generateX25519Identity());
    setIdentity(key);
    const time = formatDateTime(new Date().toISOString(), lang);
    saveFile(texts.file, keyFile([fill(texts.lines, { time }), texts.restore], key, signer));
  };
  const check = async (file: File | null | undefined) => {
    if (!file || identity === undefined) return;
    if (!holdsKey(await file.text(), identity, signer)) return setProblem(texts.wrong);
    setProblem('');
    const recipient = await identityToRecipient(identity);
    const kept = await keeping.tried({ body: { recipient }, what: texts.title });
    if (!kept) return;
    showDone(texts.done);
    onClose();
  };
  return (
    <Layer title={texts.title} isOpen onClose={onClose}>
      <div className="layer-body">
        <p>{texts.text}</p>
        {!isFirst && <p className="soft">{texts.older}</p>}
        {identity !== undefined && (
          <p>
            {texts.keep} {texts.checkText}
          </p>
        )}
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="layer-foot">
          <Button
            className={identity === undefined ? 'button primary' : 'button'}
            onPress={() => void make()}
          >
            {texts.make}
          </Button>
          {identity !== undefined && (
            <FileTrigger onSelect={(files) => void check(files?.[0])}>
              <Button className="button primary" isPending={keeping.isPending}>
                {texts.check}
              </Button>
            </FileTrigger>
          )}
        </div>
      </div>
    </Layer>
  );
}
