import { useEffect } from 'react';
import type { SizeOffer } from '#rules/offer.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { GuideData } from '../product-data.ts';

interface SizeGuideDialogProps {
  readonly id: string;
  readonly guide: GuideData;
  readonly sizes: readonly SizeOffer[];
  readonly size: string | undefined;
  /** Called when the dialog is there to be opened. */
  readonly onShown: () => void;
}

/** Measures per size in a dialog; the chosen size is marked. */
export function SizeGuideDialog({ id, guide, sizes, size, onShown }: SizeGuideDialogProps) {
  useEffect(() => onShown(), [onShown]);
  return (
    <Dialog id={id} kind="box" title={guide.title}>
      <div className="px-6 pb-8">
        <p className="note pb-4">{guide.text}</p>
        <table className="size-table">
          <thead>
            <tr>
              {guide.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((each, row) => (
              <tr key={each.id} data-chosen={each.id === size ? '' : undefined}>
                <th scope="row">{each.label ?? each.id}</th>
                {guide.rows[row]?.map((measure, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the column is the identity
                  <td key={index}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
