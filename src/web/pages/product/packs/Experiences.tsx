import { isDemo } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { large, smaller } from '#web/ui/picture-source.ts';
import { coverIn } from '../gallery.ts';
import type { ExperiencesData, ProductData } from '../product-data.ts';

const LARGEST_PX = 800;
const SIZES = '(min-width: 30rem) 33vw, 100vw';

interface ExperiencesProps {
  readonly data: ProductData;
  readonly experiences: ExperiencesData;
}

/**
 * Customers' experiences and places for films (docs/specification.md#26-bags). There are no films yet, so
 * their places say what will be there and are no controls.
 */
export function Experiences({ data, experiences }: ExperiencesProps) {
  const { settings } = useShop();
  const { texts } = experiences;
  if (!isDemo(settings.mode)) return null;
  const inColour = (colour: string) => large(smaller(coverIn(data, colour), LARGEST_PX));
  return (
    <div className="wrap">
      <section className="section" aria-labelledby="experiences">
        <h2 id="experiences" className="h2 pb-8">
          {texts.title}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {experiences.tiles.map(({ quote, name, place, colour }) => (
            <li key={name}>
              <Picture source={inColour(colour)} alt="" sizes={SIZES} className="block bg-ground" />
              <figure className="pt-4 pb-10">
                <blockquote className="lead">{quote}</blockquote>
                <figcaption className="note pt-2">
                  {name}, {place}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="films">
        <h2 id="films" className="h2 pb-8">
          {texts.filmsTitle}
        </h2>
        <ul className="grid grid-cols-3 gap-2">
          {experiences.films.map(({ title, colour }) => (
            <li key={title}>
              <Picture source={inColour(colour)} alt="" sizes="33vw" className="block bg-ground" />
              <p className="name pt-3">{title}</p>
              <p className="note">{texts.soon}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
