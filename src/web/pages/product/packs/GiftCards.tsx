import { mayGive } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { GiftCardData, ProductData } from '../product-data.ts';

type GiftCardsProps = NonNullable<ProductData['giftCards']> & {
  /** Gifts of the chosen pack. */
  readonly gifts: readonly string[];
  /** The gift that is a product. */
  readonly given: string | undefined;
};

function GiftPicture({ picture }: Pick<GiftCardData, 'picture'>) {
  if (!picture) return <MoreIcon name="gift" />;
  return <Picture source={smaller(squarePicture(picture), 160)} alt="" sizes="64px" />;
}

/** Shows what the chosen pack brings as cards (docs/specification.md#26-bags). */
export function GiftCards({ gifts, given, cards, label }: GiftCardsProps) {
  const { settings } = useShop();
  const shown = gifts.filter((kind) => mayGive(settings.mode, kind, given));
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
