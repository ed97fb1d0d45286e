import type { ColourId } from '../../../catalogue/colours.ts';
import { showsExperiencePlaceholders } from '../../../rules/claims.ts';
import { useShop } from '../../shop-context.ts';
import { Picture } from '../../ui/Picture.tsx';
import { large, productPicture, smaller } from '../../ui/picture-source.ts';
import type { KartenetuiTexts } from './de.ts';

const TILE_COLOURS = ['cognac', 'navy', 'salbei'] as const satisfies readonly ColourId[];
const FILM_COLOURS = ['koralle', 'schwarz', 'rosa'] as const satisfies readonly ColourId[];
const LARGEST_PX = 800;
const SIZES = '(min-width: 30rem) 33vw, 100vw';

const holder = (colour: ColourId) =>
  large(smaller(productPicture('kartenetui', 'quarter', colour), LARGEST_PX));

/**
 * Customers' experiences and three places for films (docs/specification.md#26-bags). There are
 * no films yet, so their places say what will be there and are no controls.
 */
export function Experiences({ texts }: { readonly texts: KartenetuiTexts['experiences'] }) {
  const { settings } = useShop();
  if (!showsExperiencePlaceholders(settings.mode)) return null;
  return (
    <div className="wrap">
      <section className="section" aria-labelledby="experiences">
        <h2 id="experiences" className="h2 pb-8">
          {texts.title}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {texts.tiles.map(({ quote, name, place }, index) => (
            <li key={name}>
              <Picture
                source={holder(TILE_COLOURS[index] ?? 'cognac')}
                alt=""
                sizes={SIZES}
                className="block bg-ground"
              />
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
          {texts.films.map((film, index) => (
            <li key={film}>
              <Picture
                source={holder(FILM_COLOURS[index] ?? 'koralle')}
                alt=""
                sizes="33vw"
                className="block bg-ground"
              />
              <p className="name pt-3">{film}</p>
              <p className="note">{texts.soon}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
