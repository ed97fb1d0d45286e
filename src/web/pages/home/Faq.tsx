import { Fragment } from 'react';
import { href, type Lang } from '#routes.ts';
import { answeredFaq, type FaqFacts } from '#rules/faq.ts';
import { Link } from '#web/runtime/Link.tsx';
import { useShop } from '#web/shop-context.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import type { HomeTexts } from './de.ts';

type Texts = HomeTexts['below']['faq'];

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

interface FaqProps {
  readonly texts: Texts;
  readonly lang: Lang;
  readonly data: FaqFacts;
}

/** Four questions, one open at a time, by HTML alone. The footer links to `#faq`. */
export function Faq({ texts, lang, data }: FaqProps) {
  const { settings } = useShop();
  const items = answeredFaq(texts, lang, settings, data).map(({ question, answer }) => ({
    title: question,
    content: <Answer text={answer} email={settings.company.email} />,
  }));
  return (
    <section id="faq" className="faq wrap" data-island="faq">
      <div>
        <h2 className="h2">{texts.title}</h2>
        <Link className="more" href={href('help', lang)}>
          {texts.more} <MoreIcon name="arrow" />
        </Link>
      </div>
      <Accordion name="faq" items={items} open={0} />
    </section>
  );
}
