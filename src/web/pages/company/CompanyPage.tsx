import './company.css';
import type { ReactNode } from 'react';
import { useShop } from '#web/shop-context.ts';

interface CompanyTexts {
  readonly title: string;
  readonly statement: string;
  readonly writeTitle: string;
  readonly writeText: string;
  /** Subject of the mail that the shop's address opens. */
  readonly subject?: string;
}

interface CompanyPageProps {
  readonly texts: CompanyTexts;
  readonly children: ReactNode;
}

/** A page about the company: a statement, and at its end the shop's own address, large. */
export function CompanyPage({ texts, children }: CompanyPageProps) {
  const { title, statement, writeTitle, writeText, subject } = texts;
  const { email } = useShop().settings.company;
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <div className="wrap">
      <div className="list-head">
        <h1 className="title">{title}</h1>
      </div>
      <p className="statement">{statement}</p>
      {children}
      <section className="write-to-us">
        <div>
          <h2 className="h3">{writeTitle}</h2>
          <p className="pt-2 text-soft">{writeText}</p>
        </div>
        <a className="wide" href={`mailto:${email}${query}`}>
          {email}
        </a>
      </section>
    </div>
  );
}

interface PrinciplesProps {
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Short paragraphs side by side under ink lines. */
export function Principles({ items }: PrinciplesProps) {
  return (
    <div className="principles">
      {items.map(({ title, text }) => (
        <section key={title}>
          <h2 className="h3">{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
