import { companyTexts } from '#rules/company-texts.ts';
import { useShop } from '../shop-context.ts';

function OtherWay({ text }: { readonly text: string }) {
  const { settings } = useShop();
  const { name, street, city, email } = companyTexts(settings);
  return (
    <p>
      {text}{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      {` · ${[name, street, city].join(', ')}`}
    </p>
  );
}

/** Tells browsers without JavaScript why a page does nothing, with the shop's e-mail and postal address after the text. */
export function NoScript({ text }: { readonly text: string }) {
  // Browsers with a script don't parse it, and hydration skips it.
  return <noscript>{import.meta.env.SSR && <OtherWay text={text} />}</noscript>;
}
