import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { PageText } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { filledSections } from '#rules/page-lines.ts';
import './texts.css';

interface PrintTextProps {
  readonly text: PageText;
  readonly lang: Lang;
  readonly places: Readonly<Record<string, string>>;
  /** Says who checked it. */
  readonly note: string;
  readonly onDone: () => void;
}

/** The text as its readers see it, for the printer alone; opens the browser's print, which also saves a PDF. */
export function PrintText({ text, lang, places, note, onDone }: PrintTextProps) {
  useEffect(() => {
    const title = document.title;
    // Name of the PDF.
    document.title = text.name[lang];
    print();
    document.title = title;
    onDone();
  }, [text, lang, onDone]);
  return createPortal(
    <article className="print-text" lang={lang}>
      <h1>{text.name[lang]}</h1>
      {text.intro && <p>{fill(text.intro[lang], places)}</p>}
      {filledSections(text.sections[lang], places).map(({ heading, body }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {body.map((part) =>
            typeof part === 'string' ? (
              <p key={part}>{part}</p>
            ) : (
              <ul key={part.join()}>
                {part.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
      <footer>{note}</footer>
    </article>,
    document.body,
  );
}
