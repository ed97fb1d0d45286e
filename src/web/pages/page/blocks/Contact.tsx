import { useState } from 'react';
import { isDemo } from '#rules/claims.ts';
import { companyTexts } from '#rules/company-texts.ts';
import { fill } from '#rules/fill.ts';
import { useShop } from '#web/shop-context.ts';
import type { PageTexts } from '../de.ts';
import type { BlockProps, ShownBlocks } from '../page-data.ts';
import { ContactForm, type ContactTexts } from './ContactForm.tsx';

interface FactsProps {
  readonly texts: ContactTexts;
  readonly support: ShownBlocks['contact']['support'];
}

function ContactFacts({ texts, support }: FactsProps) {
  const { settings } = useShop();
  const company = companyTexts(settings);
  const address = `${company.name}, ${company.street}, ${company.city}`;
  const isAlways = support?.hours === 24 && support.days === 7;
  const rows = [
    [texts.emailLabel, company.email, settings.company.email && `mailto:${company.email}`],
    ...(settings.company.phone
      ? [[texts.phoneLabel, company.phone, `tel:${company.phone.replace(/[^\d+]/g, '')}`] as const]
      : []),
    [
      texts.addressLabel,
      isDemo(settings.mode) && !settings.company.street
        ? fill(texts.demoAddress, { address })
        : address,
      undefined,
    ],
    ...(support
      ? [
          [
            texts.hoursLabel,
            fill(isAlways ? texts.hours : texts.someHours, support),
            undefined,
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <dl>
      {rows.map(([label, value, link]) => (
        <div
          key={label}
          className="grid grid-cols-[min(7em,40%)_1fr] gap-4 border-t border-line py-3"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0 text-balance [overflow-wrap:anywhere]">
            {link ? (
              <a className="link" href={link}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ContactProps extends BlockProps<'contact', PageTexts> {
  readonly island?: string | undefined;
}

/**
 * Contact details, form, and an urgent message that is read first
 * (docs/specification.md#27-support-and-company).
 */
export function Contact({ block, texts: { below }, island }: ContactProps) {
  const { contact: texts } = below;
  const { anchor = 'kontakt', title, text, urgent: urgentText, support } = block;
  const [urgent, setUrgent] = useState(false);
  const toggleUrgent = () => {
    setUrgent(!urgent);
    if (urgent) return;
    const form = document.getElementById(anchor);
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div
      className="grid gap-x-[var(--gutter)] gap-y-14 border-t-[1.5px] border-ink pt-8 pb-24 md:grid-cols-12"
      data-island={island}
    >
      <div className="md:col-span-5">
        {text && <p className="lead max-w-[30em] pb-8">{text}</p>}
        <h2 className="h3 pb-4">{texts.title}</h2>
        <ContactFacts texts={texts} support={support} />
        {urgentText && (
          <>
            <h2 className="h3 pt-10 pb-2">{texts.urgentTitle}</h2>
            <p className="max-w-[34em] pb-4">{urgentText}</p>
            <button type="button" className="btn" aria-pressed={urgent} onClick={toggleUrgent}>
              {urgent ? texts.urgentOff : texts.urgentButton}
            </button>
          </>
        )}
      </div>
      <section id={anchor} className="md:col-span-6 md:col-start-7">
        <h2 className="h2 pb-6 text-[clamp(min(1.75rem,11.5vw),3.4vw,3.25rem)]">{title}</h2>
        <ContactForm
          title={title}
          texts={texts}
          answerHours={support?.answer}
          urgent={urgent}
          onSent={() => setUrgent(false)}
        />
      </section>
    </div>
  );
}
