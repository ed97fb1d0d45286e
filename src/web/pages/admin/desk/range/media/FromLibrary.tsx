import { useEffect, useRef, useState } from 'react';
import { fill } from '#browser/fill.ts';
import type { AdminPicture } from '#contract/admin-media.ts';
import { useEditor } from '../editor-context.ts';
import { Library } from './Library.tsx';
import { useLibrary } from './use-library.ts';

interface FromLibraryProps {
  readonly view: string;
  readonly onTake: (picture: AdminPicture) => void;
}

/** Opens the library in place; the focus goes in, and back to the button. */
export function FromLibrary({ view, onTake }: FromLibraryProps) {
  const { texts, lang } = useEditor();
  const { mediaTexts: say } = texts.range;
  const [isOpen, setOpen] = useState(false);
  const library = useLibrary(isOpen);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const label = fill(say.takeFor, { view });
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="desk-button justify-self-start"
        aria-expanded={isOpen}
        aria-label={isOpen ? say.close : label}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? say.close : say.take}
      </button>
      {isOpen && (
        <section
          ref={panel}
          tabIndex={-1}
          className="media-panel"
          aria-label={label}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <Library
            library={library}
            texts={texts}
            lang={lang}
            item={(picture, children) => (
              <button
                type="button"
                className="media-item"
                aria-label={fill(say.takeOne, { name: picture.name })}
                onClick={() => {
                  onTake(picture);
                  close();
                }}
              >
                {children}
              </button>
            )}
          />
        </section>
      )}
    </>
  );
}
