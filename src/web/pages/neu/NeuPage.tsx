import './neu.css';
import { href } from '#routes.ts';
import { Link } from '#web/runtime/Link.tsx';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { NotedCells } from '#web/ui/NotedCells.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { scenePicture } from '#web/ui/scene-picture.ts';
import type { NeuData } from './data.ts';
import type de from './de.json';

const SCENE = scenePicture('neu/main');
/** Phones show the scene's middle, higher than wide. */
const SIZES = '(min-width: 56.25rem) 100vw, 128vw';
const ARRIVALS_ID = 'angekommen';

interface PostersProps {
  readonly texts: typeof de;
  readonly coming: NonNullable<NeuData['coming']>;
}

function Posters({ texts, coming }: PostersProps) {
  return (
    <ul className="posters">
      {coming.map(({ colour, name, text, items }) => (
        <li key={name} className="poster" data-colour={colour}>
          <h3 className="wide">{name}</h3>
          <div>
            <p className="lead">{text}</p>
            <ul aria-label={`${texts.expect}: ${name}`}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** New arrivals, and in a demo three collections that are coming soon (docs/specification.md#2-screens). */
export function Page({ texts, lang, data }: PageProps<typeof de, NeuData>) {
  return (
    <>
      <section className="neu-hero">
        <Picture className="neu-scene" source={SCENE} sizes={SIZES} alt={texts.alt} priority />
        <div className="neu-text">
          <h1 className="display">{texts.headline}</h1>
          <p className="lead">{texts.lead}</p>
          <Link className="btn solid" href={`${href('arrivals', lang)}#${ARRIVALS_ID}`}>
            {texts.toArrivals} <MoreIcon name="arrow" className="rotate-90" />
          </Link>
        </div>
      </section>
      <section id={ARRIVALS_ID} className="section wrap">
        <h2 className="h2 pb-[clamp(20px,2.6vw,40px)]">{texts.arrivals}</h2>
        {data && <NotedCells cards={data.arrivals} />}
      </section>
      {data?.coming && (
        <section>
          <div className="wrap neu-soon">
            <h2 className="h2">{texts.soon}</h2>
            <p className="lead max-w-[30em]">{texts.soonText}</p>
          </div>
          <Posters texts={texts} coming={data.coming} />
          <p className="wrap lead py-[clamp(32px,4vw,64px)]">{texts.newsletter}</p>
        </section>
      )}
    </>
  );
}

export function head({ texts }: HeadProps<typeof de, NeuData>): PageHead {
  return { title: texts.title, description: texts.description, picture: SCENE, sizes: SIZES };
}
