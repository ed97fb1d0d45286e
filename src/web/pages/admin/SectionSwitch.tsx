import { useEffect, useRef } from 'react';
import { SECTION_KEYS, type Section } from './sections.ts';
import type { AdminTexts } from './texts.ts';

export interface SectionSwitchProps {
  readonly texts: AdminTexts;
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
}

/** Between the numbers and the parts of the desk. */
export function SectionSwitch({ texts, shown, onShow }: SectionSwitchProps) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen; what lies beside the open one shows that it goes on.
  useEffect(() => {
    const current = nav.current?.children[SECTION_KEYS.indexOf(shown)];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <nav ref={nav} className="desk-switch" aria-label={texts.sections.label}>
      {SECTION_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-current={key === shown ? 'page' : undefined}
          onClick={() => onShow(key)}
        >
          {texts.sections[key]}
        </button>
      ))}
    </nav>
  );
}
