import { Button, DropZone, FileTrigger } from 'react-aria-components';

interface FileDropProps {
  readonly label: string;
  readonly choose: string;
  /** Files that may be chosen, and the other ways to bring them. */
  readonly text: string;
  /** Types and endings that the dialog of the system offers. */
  readonly types: readonly string[];
  readonly isMany?: boolean;
  readonly isPending?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes files that are chosen or dropped. */
export function FileDrop({ label, choose, text, types, onFiles, ...props }: FileDropProps) {
  const { isMany = false, isPending = false } = props;
  return (
    <DropZone
      className="flex rounded border border-dashed border-line-2 data-drop-target:border-(--text) data-drop-target:bg-(--active) flex-wrap items-center gap-x-4 gap-y-3 p-4 text-small"
      aria-label={label}
      onDrop={async ({ items }) => {
        const files = items.flatMap((item) => (item.kind === 'file' ? item.getFile() : []));
        onFiles(await Promise.all(files));
      }}
    >
      <FileTrigger
        allowsMultiple={isMany}
        acceptedFileTypes={types}
        onSelect={(files) => onFiles([...(files ?? [])])}
      >
        <Button className="button primary" isPending={isPending}>
          {choose}
        </Button>
      </FileTrigger>
      <p className="soft flex-[1_1_16rem]">{text}</p>
    </DropZone>
  );
}
