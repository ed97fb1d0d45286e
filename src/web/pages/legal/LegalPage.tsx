import {
  DELIVERY_WORKING_DAYS,
  DISPATCH_WORKING_DAYS,
  FREE_SHIPPING_FROM_CENTS,
  RETURN_DAYS,
  SHIPPING_CENTS,
  WARRANTY_YEARS,
  WARRANTY_YEARS_BUSINESS,
  WITHDRAWAL_DAYS,
} from '../../../catalogue/facts.ts';
import type { Lang } from '../../../routes.ts';
import { formatPrice } from '../../../rules/money.ts';
import { amountInText } from '../../i18n/amounts.ts';
import { fill, type Params } from '../../i18n/translate.ts';
import type { PageHead, PageProps } from '../../page.ts';
import type { ShopSettings } from '../../settings.ts';
import { useShop } from '../../shop-context.ts';
import type { LegalText } from './legal-text.ts';

/** Every figure and name that a legal text may ask for. */
function factsOf({ company }: ShopSettings, lang: Lang): Params {
  return {
    companyName: company.name,
    companyStreet: company.street,
    companyCity: company.city,
    companyEmail: company.email,
    companyPhone: company.phone,
    companyOwner: company.owner,
    companyVatId: company.vatId,
    companyRegister: company.register,
    deliveryDays: `${DELIVERY_WORKING_DAYS.from}–${DELIVERY_WORKING_DAYS.to}`,
    dispatchDays: `${DISPATCH_WORKING_DAYS.from}–${DISPATCH_WORKING_DAYS.to}`,
    freeShippingFrom: amountInText(FREE_SHIPPING_FROM_CENTS, lang),
    shippingCost: formatPrice(SHIPPING_CENTS, lang),
    returnDays: RETURN_DAYS,
    withdrawalDays: WITHDRAWAL_DAYS,
    warrantyYears: WARRANTY_YEARS,
    businessWarrantyYears: WARRANTY_YEARS_BUSINESS,
  };
}

export function Page({ copy, lang }: PageProps<LegalText>) {
  const { settings } = useShop();
  const facts = factsOf(settings, lang);
  return (
    <div className="wrap pb-24">
      <div className="list-head">
        <h1 className="h2">{copy.title}</h1>
      </div>
      <div className="max-w-[65ch]">
        {copy.intro && <p className="lead pb-6">{fill(copy.intro, facts)}</p>}
        {copy.sections.map(({ heading, body }) => (
          <section key={heading} className="border-t border-line py-6">
            <h2 className="h3 pb-2">{heading}</h2>
            {body.map((part) =>
              typeof part === 'string' ? (
                <p key={part} className="pb-2">
                  {fill(part, facts)}
                </p>
              ) : (
                <ul key={part.join()} className="pb-2">
                  {part.map((line) => (
                    <li key={line}>{fill(line, facts)}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

export function head({ copy }: PageProps<LegalText>): PageHead {
  return { title: copy.title, description: copy.description };
}
