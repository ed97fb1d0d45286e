import { isDemo } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { large, smaller, squarePicture } from '#web/ui/picture-source.ts';
import type { ExperiencesData } from '../product-data.ts';

const LARGEST_PX = 800;
const SIZES = '(min-width: 30rem) 33vw, 100vw';

/**
 * Customers' experiences and places for films (docs/specification.md#26-bags). There are no films yet, so
 * their places say what will be there and are no controls.
 */
export function Experiences({ texts, tiles, films }: ExperiencesData) {
  const { settings } = useShop();
  if (!isDemo(settings.mode)) return null;
  return (
    <div className="wrap">
      <section className="section" aria-labelledby="experiences">
        <h2 id="experiences" className="h2 pb-8 scroll-mt-28">
          {texts.title}
        </h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {tiles.map(({ quote, name, place, picture }) => (
            <li key={name}>
              <Picture
                source={large(smaller(squarePicture(picture), LARGEST_PX))}
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
      <section className="films" aria-labelledby="films">
        <h2 id="films" className="name">
          {texts.filmsTitle}
        </h2>
        <ul className="grid grid-cols-3">
          {films.map((title) => (
            <li key={title}>
              <p>{title}</p>
              <p className="note">{texts.soon}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
