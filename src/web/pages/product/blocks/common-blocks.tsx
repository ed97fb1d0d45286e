import { ratingOf } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Stars } from '#web/ui/Stars.tsx';
import type { BlockProps, Blocks } from '../block.ts';
import { Benefits } from './Benefits.tsx';
import { DeliveryTimeline } from './DeliveryTimeline.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ScaleFigure } from './ScaleFigure.tsx';

function Rating({ data }: BlockProps) {
  const { lang, settings } = useShop();
  const rating = ratingOf(settings.mode, data.demoRating);
  if (!rating) return null;
  const stars = <Stars rating={rating} lang={lang} />;
  // Only where something is said.
  return data.experiences ? (
    <a className="link" href="#experiences">
      {stars}
    </a>
  ) : (
    stars
  );
}

function Lead({ data }: BlockProps) {
  return <p className={`mt-4${data.packs ? ' mb-6' : ''} max-w-[40em]`}>{data.description}</p>;
}

/** Blocks of every product's page. */
export const COMMON_BLOCKS: Blocks = {
  rating: Rating,
  lead: Lead,
  benefits: Benefits,
  timeline: DeliveryTimeline,
  scale: ScaleFigure,
  details: ({ data, texts }) => <ProductDetails data={data} texts={texts} />,
};
