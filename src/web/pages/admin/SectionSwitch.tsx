import { useEffect, useRef } from 'react';
import { BACK_OFFICE, type Lang, localized } from '#routes.ts';
import { MOVED, SECTION_KEYS, type Section } from './sections.ts';
import type { AdminTexts } from './texts.ts';

interface SectionSwitchProps {
  readonly texts: AdminTexts;
  readonly lang: Lang;
  readonly shown: Section | undefined;
  readonly onShow: (section: Section) => void;
}

/** Between the parts of the desk, and on to the program of the back office. */
export function SectionSwitch({ texts, lang, shown, onShow }: SectionSwitchProps) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen; what lies beside the open one shows that it goes on.
  useEffect(() => {
    const current = shown && nav.current?.children[SECTION_KEYS.indexOf(shown) + 1];
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <nav ref={nav} className="desk-switch" aria-label={texts.sections.label}>
      <a href={localized(BACK_OFFICE, lang)}>{texts.sections.live}</a>
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
      {(Object.keys(MOVED) as (keyof typeof MOVED)[]).map((key) => (
        <a key={key} href={localized(BACK_OFFICE, lang) + MOVED[key].path}>
          {texts.sections[key]}
        </a>
      ))}
    </nav>
  );
}
