import '../company/company.css';
import type { ScenePictureName } from '../../../catalogue/scenes.ts';
import type { HeadProps, PageHead, PageProps } from '../../runtime/page.ts';
import { Picture } from '../../ui/Picture.tsx';
import { fallbackPath, scenePicture } from '../../ui/picture-source.ts';
import { Principles } from '../company/Principles.tsx';
import { WriteToUs } from '../company/WriteToUs.tsx';
import type { copy as german } from './de.ts';

type Copy = typeof german;
type Name = keyof Copy['names'];

const SIZES = '(min-width: 56.25rem) 25vw, 50vw';
const SCENES: readonly (readonly [name: Name, scene: ScenePictureName])[] = [
  ['hero', 'hero/main'],
  ['neu', 'neu/main'],
  ['story', 'story/main'],
  ['sneakers', 'tile-sneakers/main'],
  ['jerseys', 'tile-trikots/main'],
  ['accessories', 'tile-accessoires/main'],
];
/** Drawn files: no `Picture`, they have one size. */
const MARKS = [
  { name: 'wordmark', path: '/wordmark.svg', kind: 'SVG', width: 4974, height: 688 },
  { name: 'sign', path: '/icon-512.png', kind: 'PNG', width: 512, height: 512 },
] as const;

function fileName(name: Name, path: string): string {
  return `elvare-${name}.${path.split('.').pop()}`;
}

function Material({ copy }: { readonly copy: Copy }) {
  const caption = (name: Name, kind: string) => (
    <span>
      <b>{copy.names[name]}</b> <small>{kind}</small>
    </span>
  );
  return (
    <section aria-label={copy.material}>
      <div className="material">
        {MARKS.map(({ name, path, kind, width, height }) => (
          <a key={name} href={path} download={fileName(name, path)}>
            <div className="ground">
              <img
                className={name === 'sign' ? 'sign' : undefined}
                src={path}
                alt=""
                width={width}
                height={height}
              />
            </div>
            {caption(name, kind)}
          </a>
        ))}
        {SCENES.map(([name, scene], index) => {
          const source = scenePicture(scene);
          const path = fallbackPath(source);
          return (
            <a key={name} href={path} download={fileName(name, path)}>
              <div className={source.width > 1.5 * source.height ? 'ground whole' : 'ground'}>
                <Picture source={source} sizes={SIZES} alt="" priority={index === 0} />
              </div>
              {caption(name, 'WebP')}
            </a>
          );
        })}
      </div>
    </section>
  );
}

/** Material and a contact for the press (docs/specification.md#27-support-and-company). */
export function Page({ copy }: PageProps<Copy>) {
  return (
    <div className="wrap">
      <div className="list-head">
        <h1 className="title">{copy.title}</h1>
      </div>
      <p className="statement">{copy.statement}</p>
      <Material copy={copy} />
      <Principles items={copy.principles} />
      <WriteToUs title={copy.writeTitle} text={copy.writeText} subject={copy.subject} />
    </div>
  );
}

export function head({ copy }: HeadProps<Copy>): PageHead {
  return {
    title: copy.title,
    description: copy.description,
    picture: scenePicture('hero/main'),
    sizes: SIZES,
  };
}
