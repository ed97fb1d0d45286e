import { isDemo } from '#rules/claims.ts';
import { useShop } from '#web/shop-context.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { squarePicture } from '#web/ui/picture-source.ts';
import type { ExperiencesData } from '../product-data.ts';

const WIDTH_PX = 800;

/**
 * Customers' experiences and places for films (docs/specification.md#26-bags). There are no films yet, so
 * their places say what will be there and are no controls.
 */
export function Experiences({ texts, tiles, films }: ExperiencesData) {
  const { settings } = useShop();
  if (!isDemo(settings.mode)) return null;
  return (
    <div className="wrap">
      <section id="experiences" className="section" aria-label={texts.title}>
        <h2 className="h2 pb-8">{texts.title}</h2>
        <ul className="grid gap-2 sm:grid-cols-3">
          {tiles.map(({ quote, name, place, picture }) => (
            <li key={name}>
              <Picture
                source={{ ...squarePicture(picture), widths: [WIDTH_PX] }}
                alt=""
                sizes="33vw"
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
        <ul className="grid grid-cols-3 gap-2">
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
