import { useEffect } from 'react';
import type { JerseySize } from '#catalogue/sizes.ts';
import { useShop } from '#web/shop-context.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { jerseyRows, sneakerRows } from './size-rows.ts';

export interface SizeGuideTexts {
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
}

export interface SizeGuideProps {
  readonly texts: SizeGuideTexts;
  /** Those a jersey is cut in; sneakers come in all of theirs. */
  readonly jersey?: readonly JerseySize[];
  readonly size: string | undefined;
}

interface SizeGuideDialogProps extends SizeGuideProps {
  readonly id: string;
  /** Called when the dialog is there to be opened. */
  readonly onShown: () => void;
}

/** Measures per size in a dialog; the chosen size is marked. */
export function SizeGuideDialog({ id, texts, jersey, size, onShown }: SizeGuideDialogProps) {
  const { lang } = useShop();
  useEffect(() => onShown(), [onShown]);
  const rows = jersey ? jerseyRows(jersey) : sneakerRows(lang);
  return (
    <Dialog id={id} kind="box" title={texts.title}>
      <div className="px-6 pb-8">
        <p className="note pb-4">{texts.text}</p>
        <table className="size-table">
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...measures]) => (
              <tr key={name} data-chosen={name === size ? '' : undefined}>
                <th scope="row">{name}</th>
                {measures.map((measure, index) => (
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
