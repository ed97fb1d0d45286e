import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Items of one name close each other: only one is open at a time. */
  readonly name: string;
  readonly items: readonly AccordionItem[];
  /** Index of the item that is open at first. */
  readonly open?: number;
  readonly className?: string;
}

/** Native `<details>`: works, and is found by the browser's search, without any script. */
export function Accordion({ name, items, open, className = '' }: AccordionProps) {
  return (
    <div className={`accordion ${className}`}>
      {items.map(({ title, content }, index) => (
        <details key={title} name={name} open={index === open}>
          <summary>
            {title}
            <Icon name="plus" className="when-closed" />
            <Icon name="minus" className="when-open" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  );
}
