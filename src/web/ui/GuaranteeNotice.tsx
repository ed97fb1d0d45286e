import { useState } from 'react';
import { GUARANTEE_TEXTS } from '#rules/guarantee-notice.ts';
import { useShop } from '#web/shop-context.ts';

/** The EU's notice about the legal guarantee, open and as large as its column. */
export function GuaranteeNotice() {
  const { lang } = useShop();
  const texts = GUARANTEE_TEXTS[lang];
  // Only a shop on loopback may lack it: then its alternative text would claim that it is there.
  const [isMissing, setMissing] = useState(false);
  const address = `/api/guarantee-notice/${lang}`;
  if (isMissing) return <p className="note mt-7">{texts.missing}</p>;
  return (
    <figure className="mt-7">
      {/* The shape of A4. */}
      <img
        // It may have failed before hydration.
        ref={(img) => void (img?.complete && img.naturalWidth === 0 && setMissing(true))}
        onError={() => setMissing(true)}
        src={`${address}/picture`}
        alt={texts.alt}
        width="840"
        height="1188"
        loading="lazy"
      />
      <figcaption className="note">
        <a className="link" href={address} target="_blank" rel="noreferrer">
          {texts.link}
        </a>
      </figcaption>
    </figure>
  );
}
