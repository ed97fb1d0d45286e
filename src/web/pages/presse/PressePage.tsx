import type { ScenePictureName } from '#catalogue/scenes.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { fallbackPath } from '#web/ui/picture-source.ts';
import { scenePicture } from '#web/ui/scene-picture.ts';
import { CompanyPage, Principles } from '../company/CompanyPage.tsx';
import type { PresseTexts } from './de.ts';

type Name = keyof PresseTexts['names'];

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

function Material({ texts }: { readonly texts: PresseTexts }) {
  const caption = (name: Name, kind: string) => (
    <span>
      <b>{texts.names[name]}</b> <small>{kind}</small>
    </span>
  );
  return (
    <section aria-label={texts.material}>
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
export function Page({ texts }: PageProps<PresseTexts>) {
  return (
    <CompanyPage texts={texts}>
      <Material texts={texts} />
      <Principles items={texts.principles} />
    </CompanyPage>
  );
}

export function head({ texts }: HeadProps<PresseTexts>): PageHead {
  return {
    title: texts.title,
    description: texts.description,
    picture: scenePicture('hero/main'),
    sizes: SIZES,
  };
}
