import { useState } from 'react';
import { isDemo } from '#rules/claims.ts';
import { companyTexts } from '#rules/company-texts.ts';
import { answeredFaq } from '#rules/faq.ts';
import { fill } from '#rules/fill.ts';
import type { PageHead, PageProps } from '#web/runtime/page.ts';
import { useShop } from '#web/shop-context.ts';
import { ContactForm } from './ContactForm.tsx';
import type { HelpData } from './data.ts';
import type { HilfeTexts } from './with-faq.ts';

type Props = PageProps<HilfeTexts, HelpData>;

/** Delivery, returns, payment, size. */
function Answers({ texts, lang, data }: Pick<Props, 'texts' | 'lang' | 'data'>) {
  const { settings } = useShop();
  if (!data) return null;
  return (
    <section className="border-t-[1.5px] border-ink pt-8 pb-14">
      <h2 className="h3 pb-4">{texts.faqTitle}</h2>
      <div className="grid gap-x-[var(--gutter)] gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {answeredFaq(texts.faq, lang, settings, data).map(({ id, question, answer }) => (
          <div key={id}>
            <h3 className="name pb-1">{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function ContactFacts({ texts, data }: Pick<Props, 'texts' | 'data'>) {
  const { settings } = useShop();
  const company = companyTexts(settings);
  const address = `${company.name}, ${company.street}, ${company.city}`;
  const { supportHoursPerDay, supportDaysPerWeek, supportAnswerHours } = data ?? {};
  const isAlways = supportHoursPerDay === 24 && supportDaysPerWeek === 7;
  const hours = fill(isAlways ? texts.hours : texts.someHours, {
    hours: supportHoursPerDay,
    days: supportDaysPerWeek,
    answer: supportAnswerHours,
  });
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
    ...(isDemo(settings.mode) ? [[texts.hoursLabel, hours, undefined] as const] : []),
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

/**
 * Contact details, form, and an urgent message that is read first
 * (docs/specification.md#27-support-and-company).
 */
export function Page({ texts, lang, data }: Props) {
  const [urgent, setUrgent] = useState(false);
  const toggleUrgent = () => {
    setUrgent(!urgent);
    if (urgent) return;
    const form = document.getElementById('kontakt');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className="wrap pb-24">
      <div className="list-head">
        <h1 className="title">{texts.title}</h1>
      </div>
      <Answers texts={texts} lang={lang} data={data} />
      <div className="grid gap-x-[var(--gutter)] gap-y-14 border-t-[1.5px] border-ink pt-8 md:grid-cols-12">
        <div className="md:col-span-5">
          <p className="lead max-w-[30em] pb-8">{texts.lead}</p>
          <h2 className="h3 pb-4">{texts.contactTitle}</h2>
          <ContactFacts texts={texts} data={data} />
          <h2 className="h3 pt-10 pb-2">{texts.urgentTitle}</h2>
          <p className="max-w-[34em] pb-4">{texts.urgentText}</p>
          <button type="button" className="btn" aria-pressed={urgent} onClick={toggleUrgent}>
            {urgent ? texts.urgentOff : texts.urgentButton}
          </button>
        </div>
        <section id="kontakt" className="md:col-span-6 md:col-start-7">
          <h2 className="h2 pb-6 text-[clamp(min(1.75rem,11.5vw),3.4vw,3.25rem)]">
            {texts.formTitle}
          </h2>
          <ContactForm
            texts={texts}
            lang={lang}
            answerHours={data?.supportAnswerHours}
            urgent={urgent}
            onSent={() => setUrgent(false)}
          />
        </section>
      </div>
    </div>
  );
}

export function head({ texts }: Props): PageHead {
  return { title: texts.title, description: texts.description };
}
