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
  const rating = ratingOf(settings.mode, data.demoRating, data.rating);
  const told = data.rating ? '#reviews' : data.experiences && '#experiences';
  return rating && <Stars rating={rating} lang={lang} href={told} />;
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
