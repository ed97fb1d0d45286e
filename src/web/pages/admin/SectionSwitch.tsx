import { useEffect, useRef } from 'react';
import { href, type Lang } from '#routes.ts';
import { MOVED, SECTION_KEYS, type Section } from './sections.ts';
import type { AdminTexts } from './texts.ts';

interface SectionSwitchProps {
  readonly texts: AdminTexts;
  readonly lang: Lang;
  readonly shown: Section;
  readonly onShow: (section: Section) => void;
}

/** Between the numbers and the parts of the desk. */
export function SectionSwitch({ texts, lang, shown, onShow }: SectionSwitchProps) {
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
      {(Object.keys(MOVED) as (keyof typeof MOVED)[]).map((key) => (
        <a key={key} href={href('admin', lang) + MOVED[key].path}>
          {texts.sections[key]}
        </a>
      ))}
    </nav>
  );
}
