import { Fragment } from 'react';
import { href, type Lang } from '../../../routes.ts';
import { type Answered, answeredFaq } from '../../../rules/faq.ts';
import { Link } from '../../navigation/Link.tsx';
import type { ShopSettings } from '../../settings.ts';
import { useShop } from '../../shop-context.ts';
import { Accordion } from '../../ui/Accordion.tsx';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import type { copy as german } from './de.ts';

type Copy = (typeof german)['faq'];

/** The same answers for the page and for its structured data. */
export function faqOf(copy: Copy, lang: Lang, { mode, company }: ShopSettings): Answered[] {
  const { items, methodNames } = copy;
  return answeredFaq({ mode, lang, items, methodNames, companyEmail: company.email });
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

/** Four questions, one open at a time, by HTML alone. The footer links to `#faq`. */
export function Faq({ copy, lang }: { readonly copy: Copy; readonly lang: Lang }) {
  const { settings } = useShop();
  const items = faqOf(copy, lang, settings).map(({ question, answer }) => ({
    title: question,
    content: <Answer text={answer} email={settings.company.email} />,
  }));
  return (
    <section id="faq" className="faq wrap">
      <div>
        <h2 className="h2">{copy.title}</h2>
        <Link className="more" href={href('hilfe', lang)}>
          {copy.more} <MoreIcon name="arrow" />
        </Link>
      </div>
      <Accordion name="faq" items={items} open={0} />
    </section>
  );
}
