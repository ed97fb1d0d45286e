import { Fragment } from 'react';
import { useShop } from '#web/shop-context.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { answered } from '../answered.ts';
import type { PageTexts } from '../de.ts';
import type { BlockProps } from '../page-data.ts';
import { BlockLink } from './BlockLink.tsx';

interface QuestionsProps extends BlockProps<'questions', PageTexts> {
  readonly island?: string | undefined;
}

/** The text with every mention of the address as a link to write to. */
function Answer({ text, email }: { readonly text: string; readonly email: string }) {
  const parts = email ? text.split(email) : [text];
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

/** One open at a time, by HTML alone, or all of them in columns. */
export function Questions({ block, texts, island }: QuestionsProps) {
  const { lang, settings } = useShop();
  const { id, anchor, title, link, shape } = block;
  const items = answered(block, texts, lang, settings);
  if (shape === 'columns') {
    return (
      <section id={anchor} className="border-t-[1.5px] border-ink pt-8 pb-14" data-island={island}>
        <h2 className="h3 pb-4">{title}</h2>
        <div className="grid gap-x-[var(--gutter)] gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {items.map(({ question, answer }) => (
            <div key={question}>
              <h3 className="name pb-1">{question}</h3>
              <p>{answer}</p>
            </div>
          ))}
        </div>
      </section>
    );
  }
  return (
    <section id={anchor} className="faq wrap" data-island={island}>
      <div>
        <h2 className="h2">{title}</h2>
        {link && (
          <BlockLink className="more" href={link.target}>
            {link.label} <MoreIcon name="arrow" />
          </BlockLink>
        )}
      </div>
      <Accordion
        name={anchor ?? id}
        items={items.map(({ question, answer }) => ({
          title: question,
          content: <Answer text={answer} email={settings.company.email} />,
        }))}
        open={0}
      />
    </section>
  );
}
