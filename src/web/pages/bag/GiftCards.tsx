import type { GiftKind } from '#catalogue/types.ts';
import { mayGive } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { BagData, GiftCardData } from './data.ts';

export interface GiftCardsProps {
  /** Gifts of the chosen pack. */
  readonly gifts: readonly GiftKind[];
  readonly cards: NonNullable<BagData['giftCards']>;
  readonly label: string;
}

function GiftPicture({ picture }: Pick<GiftCardData, 'picture'>) {
  if (!picture) return <MoreIcon name="gift" />;
  return <Picture source={smaller(squarePicture(picture), 160)} alt="" sizes="64px" />;
}

/** The travel bag shows what its duo and trio bring as cards (docs/specification.md#26-bags). */
export function GiftCards({ gifts, cards, label }: GiftCardsProps) {
  const { settings } = useShop();
  const shown = gifts.filter((kind) => mayGive(settings.mode, kind));
  if (shown.length === 0) return null;
  return (
    <section aria-label={label}>
      <p className="buy-label name">{label}</p>
      <ul className="gift-cards">
        {shown.map((kind) => (
          <li key={kind}>
            <span className="gift-pic">
              <GiftPicture {...cards[kind]} />
            </span>
            <span>
              <b>{cards[kind]?.title}</b>
              <span className="note block">{cards[kind]?.text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
