import { GUARANTEE_ALT, GUARANTEE_LINK } from '#rules/guarantee-notice.ts';
import { useShop } from '#web/shop-context.ts';

/** The EU's notice about the legal guarantee, open and as large as its column. */
export function GuaranteeNotice() {
  const { lang } = useShop();
  const address = `/api/guarantee-notice/${lang}`;
  return (
    <figure className="mt-7">
      {/* The shape of A4. */}
      <img
        src={`${address}/picture`}
        alt={GUARANTEE_ALT[lang]}
        width="840"
        height="1188"
        loading="lazy"
      />
      <figcaption className="note">
        <a className="link" href={address} target="_blank" rel="noreferrer">
          {GUARANTEE_LINK[lang]}
        </a>
      </figcaption>
    </figure>
  );
}
