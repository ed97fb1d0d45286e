import { showsExperiencePlaceholders } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { large, smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { BagData, ExperiencesData } from './data.ts';
import type { BagTexts } from './de.ts';
import { pictureIn } from './picture-in.ts';

const LARGEST_PX = 800;
const SIZES = '(min-width: 30rem) 33vw, 100vw';

export interface ExperiencesProps {
  readonly bag: BagData;
  readonly experiences: ExperiencesData;
  readonly texts: BagTexts['experiences'];
}

/**
 * Customers' experiences and places for films (docs/specification.md#26-bags). There are no films yet, so
 * their places say what will be there and are no controls.
 */
export function Experiences({ bag, experiences, texts }: ExperiencesProps) {
  const { settings } = useShop();
  if (!showsExperiencePlaceholders(settings.mode)) return null;
  const inColour = (colour: string) =>
    large(smaller(squarePicture(pictureIn(bag, colour)), LARGEST_PX));
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
