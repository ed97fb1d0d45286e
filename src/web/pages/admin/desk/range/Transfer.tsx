import { useState } from 'react';
import { apiPath } from '#api-path.ts';
import { fill } from '#browser/fill.ts';
import { PRODUCT_KINDS } from '#contract/admin-products.ts';
import { type AdminImportReply, adminImportReply } from '#contract/admin-transfer.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';
import { sendFile } from '#web/send-file.ts';
import { DownloadButton } from '../DownloadButton.tsx';
import { useProblem } from '../use-problem.ts';
import { FileDrop } from './FileDrop.tsx';
import type { RangeProps } from './Range.tsx';
import { importSummary, TransferReport } from './TransferReport.tsx';
import { refreshWaiting } from './waiting-drafts.ts';

/** One table for each kind of products. */
function Downloads({ texts, lang }: RangeProps) {
  const { transferTexts: transfer } = texts.range;
  return (
    <section className="grid gap-4" aria-labelledby="transfer-export">
      <h3 id="transfer-export" className="[font-stretch:108%] [font-weight:650]">
        {transfer.exportTitle}
      </h3>
      <p className="news-soft max-w-[68ch]">{transfer.exportText}</p>
      <ul className="flex flex-wrap gap-3">
        {PRODUCT_KINDS.map((kind) => (
          <li key={kind}>
            <DownloadButton
              texts={texts}
              lang={lang}
              path={apiPath(ADMIN_API.adminCatalogueExport, { kind })}
              label={fill(transfer.download, { kind: transfer.kinds[kind] })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Imported {
  readonly file: File;
  readonly reply: AdminImportReply;
}

/** Uploads a table as soon as it is chosen or dropped. */
function Upload(props: RangeProps) {
  const { texts, lang } = props;
  const { transferTexts: transfer } = texts.range;
  const [busy, setBusy] = useState(false);
  const { problem, setProblem, isLeft } = useProblem(transfer.importTitle);
  const [imported, setImported] = useState<Imported>();

  const upload = async (file: File | undefined, replace = false) => {
    if (file === undefined || busy) return;
    setBusy(true);
    setProblem('');
    setImported(undefined);
    const path = `${ADMIN_API.adminCatalogueImport}${replace ? '?replace=1' : ''}`;
    const headers = { 'content-type': 'text/csv', 'accept-language': lang };
    const reply = await sendFile(path, file, adminImportReply, headers);
    setBusy(false);
    void refreshWaiting();
    if (!reply.ok) setProblem(reply.message || texts.failed);
    else if (!isLeft()) setImported({ file, reply: reply.data });
    else if (!reply.data.saved) setProblem(importSummary(reply.data, props));
  };

  return (
    <section className="grid gap-4" aria-labelledby="transfer-import">
      <h3 id="transfer-import" className="[font-stretch:108%] [font-weight:650]">
        {transfer.importTitle}
      </h3>
      <p className="news-soft max-w-[68ch]">{transfer.importText}</p>
      <FileDrop
        id="transfer-drop"
        text={transfer.drop}
        choose={transfer.choose}
        accept=".csv,text/csv"
        busy={busy}
        onFiles={([file]) => void upload(file)}
      />
      <p role="status">{busy && transfer.busy}</p>
      <p className="news-hot" role="alert">
        {problem}
      </p>
      {imported && (
        <TransferReport
          {...props}
          fileName={imported.file.name}
          reply={imported.reply}
          onReplace={() => void upload(imported.file, true)}
        />
      )}
    </section>
  );
}

/** Products as tables: out, changed in a spreadsheet, and in again as drafts. */
export function Transfer(props: RangeProps) {
  return (
    <div className="grid gap-10">
      <Downloads {...props} />
      <Upload {...props} />
    </div>
  );
}
