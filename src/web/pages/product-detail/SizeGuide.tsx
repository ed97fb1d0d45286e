import { useShop } from '../../shop-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { opensDialog } from '../../ui/dialog-control.ts';

export interface SizeGuideWords {
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
}

const ID = 'size-guide';

export function SizeGuideLink({ words }: { readonly words: SizeGuideWords }) {
  return (
    <button type="button" className="text-btn" {...opensDialog(ID)}>
      {words.link}
    </button>
  );
}

export interface SizeGuideProps {
  readonly words: SizeGuideWords;
  /** One row per size: the size, then its measures. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly size: string | undefined;
}

/** Measures per size in a dialog; the chosen size is marked. */
export function SizeGuide({ words, rows, size }: SizeGuideProps) {
  return (
    <Dialog id={ID} kind="box" title={words.title}>
      <div className="px-6 pb-8">
        <p className="note pb-4">{words.text}</p>
        <table className="size-table">
          <thead>
            <tr>
              {words.columns.map((column) => (
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

/** Millimetres as centimetres with the language's comma. */
export function useCentimetres(): (millimetres: number) => string {
  const { lang } = useShop();
  return (millimetres) => {
    const text = (millimetres / 10).toFixed(1);
    return lang === 'de' ? text.replace('.', ',') : text;
  };
}
