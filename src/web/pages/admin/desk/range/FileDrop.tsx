import { type DragEvent, type Ref, useState } from 'react';

interface FileDropProps {
  readonly id: string;
  readonly text: string;
  readonly choose: string;
  /** Types and endings that the dialog of the system offers. */
  readonly accept: string;
  readonly multiple?: boolean;
  readonly busy?: boolean;
  readonly input?: Ref<HTMLInputElement>;
  readonly onFiles: (files: FileList) => void;
}

/** Takes files that are chosen or dropped. */
export function FileDrop({ id, text, choose, onFiles, input, busy, ...field }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the field within
    <div
      className="file-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={id} className="max-w-[60ch]">
        {text}
      </p>
      <label
        className="desk-button cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        aria-busy={busy}
      >
        {choose}
        <input
          {...field}
          ref={input}
          type="file"
          aria-describedby={id}
          className="sr-only"
          onChange={({ currentTarget }) => {
            if (currentTarget.files) onFiles(currentTarget.files);
            // The same file may be chosen again once it was corrected.
            currentTarget.value = '';
          }}
        />
      </label>
    </div>
  );
}
