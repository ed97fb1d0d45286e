import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Box } from '#admin/kit/Field.tsx';
import { SelectField } from '#admin/kit/form/SelectField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { useNames } from '#admin/sections/range/names.ts';
import type { AdminImportReply } from '#contract/admin-transfer.ts';
import { fill } from '#rules/fill.ts';
import { useTexts } from './texts.ts';

interface MovedFactsProps {
  readonly moved: NonNullable<AdminImportReply['moved']>;
}

/** Says which columns of an export aren't read, and what is counted. */
export function MovedFacts({ moved: { unread, counted } }: MovedFactsProps) {
  const { move } = useTexts();
  const { lang } = useKit();
  return (
    <div className="grid gap-1">
      {counted > 0 && (
        <p className="soft">{fill(move.counted, { count: counted.toLocaleString(lang) })}</p>
      )}
      {unread.length > 0 && (
        <p className="soft [overflow-wrap:anywhere]">
          {fill(move.unread, { columns: unread.join(', ') })}
        </p>
      )}
    </div>
  );
}

export interface MoveChoice {
  readonly collection: string;
  readonly redirects?: '1';
}

interface MoveFormProps {
  readonly onMove: (choice: MoveChoice) => void;
}

/** Asks what an export doesn't say, before drafts are made of it. */
export function MoveForm({ onMove }: MoveFormProps) {
  const { move } = useTexts();
  const names = useNames();
  const [collection, setCollection] = useState<string>();
  const [hasRedirects, setRedirects] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(collection === undefined);
    if (collection) onMove({ collection, ...(hasRedirects && { redirects: '1' }) });
  };
  return (
    <div className="grid max-w-120 gap-3">
      <SelectField
        label={move.collection}
        value={collection}
        options={Object.keys(names.homes).map((id) => [id, names.collections[id] ?? id])}
        onChange={setCollection}
        help={move.collectionHelp}
        finding={isMissing && !collection ? move.collectionMissing : undefined}
      />
      <Box isSelected={hasRedirects} onChange={setRedirects}>
        {move.redirects}
      </Box>
      <Button className="button primary justify-self-start" onPress={send}>
        {move.save}
      </Button>
    </div>
  );
}
