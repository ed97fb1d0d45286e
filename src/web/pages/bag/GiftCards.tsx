import { CARD_HOLDER_COLOURS } from '../../../catalogue/gifts.ts';
import type { PackKey } from '../../../catalogue/ids.ts';
import type { GiftTexts } from '../../../catalogue/texts/types.ts';
import type { Bag, GiftKind } from '../../../catalogue/types.ts';
import { mayGive } from '../../../rules/claims.ts';
import { defaultGiftColour } from '../../../rules/gift-colour.ts';
import { useShop } from '../../shop-context.ts';
import { MoreIcon } from '../../ui/MoreIcon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { productPicture, smaller } from '../../ui/picture-source.ts';

export interface GiftCardsProps {
  readonly bag: Bag;
  readonly pack: PackKey;
  readonly label: string;
  readonly texts: Readonly<Record<GiftKind, GiftTexts>>;
}

function GiftPicture({ kind }: { readonly kind: GiftKind }) {
  if (kind !== 'card_holder') return <MoreIcon name="gift" />;
  const source = productPicture('kartenetui', 'quarter', defaultGiftColour(CARD_HOLDER_COLOURS));
  return <Picture source={smaller(source, 160)} alt="" sizes="64px" />;
}

/** The travel bag shows what its duo and trio bring as cards (docs/specification.md#26-bags). */
export function GiftCards({ bag, pack, label, texts }: GiftCardsProps) {
  const { settings } = useShop();
  const gifts = bag.packs[pack].gifts.filter((kind) => mayGive(settings.mode, kind));
  if (gifts.length === 0) return null;
  return (
    <section aria-label={label}>
      <p className="buy-label name">{label}</p>
      <ul className="gift-cards">
        {gifts.map((kind) => (
          <li key={kind}>
            <span className="gift-pic">
              <GiftPicture kind={kind} />
            </span>
            <span>
              <b>{texts[kind].title}</b>
              <span className="note block">{texts[kind].text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
