import { useEffect, useRef, useState } from 'react';

interface ConfirmProps {
  readonly name: string;
  /** Accessible name, where others have the same one. */
  readonly label?: string;
  readonly isHot?: boolean;
  readonly question: string;
  readonly yes: string;
  readonly cancel: string;
  readonly onYes: () => void;
}

/** A button that asks once more before it acts; the focus follows. */
export function ConfirmStep({ name, label = name, isHot, ...props }: ConfirmProps) {
  const { question, yes, cancel, onYes } = props;
  const [isOpen, setOpen] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) first.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        ref={opener}
        type="button"
        className={isHot ? 'desk-button is-hot' : 'desk-button'}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds buttons and no fields
    <div className="range-confirm" role="group" aria-label={label}>
      <p>{question}</p>
      <div className="desk-line">
        <button
          ref={first}
          type="button"
          className="desk-button is-hot"
          onClick={() => {
            setOpen(false);
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="desk-button" onClick={() => setOpen(false)}>
          {cancel}
        </button>
      </div>
    </div>
  );
}
