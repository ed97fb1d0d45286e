import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { sectionNames } from '#web/layout/section-names.ts';
import type { HeadProps, PageHead, PageProps } from '#web/runtime/page.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { fallbackPath } from '#web/ui/picture-source.ts';
import { scenePicture } from '#web/ui/scene-picture.ts';
import { CompanyPage, Principles } from '../company/CompanyPage.tsx';
import type de from './de.json';
import { SCENES } from './scenes.ts';

const SIZES = '(min-width: 56.25rem) 25vw, 50vw';
/** Drawn files: no `Picture`, they have one size. */
const MARKS = [
  { name: 'wordmark', path: '/wordmark.svg', kind: 'SVG', width: 4974, height: 688 },
  { name: 'sign', path: '/icon-512.png', kind: 'PNG', width: 512, height: 512 },
] as const;

function fileName(name: string, path: string): string {
  return `elvare-${name}.${path.split('.').pop()}`;
}

function Material({ texts, lang }: { readonly texts: typeof de; readonly lang: Lang }) {
  const caption = (label: string, kind: string) => (
    <span>
      <b>{label}</b> <small>{kind}</small>
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
            {caption(texts.marks[name], kind)}
          </a>
        ))}
        {SCENES.map(({ name, scene, label }, index) => {
          const source = scenePicture(scene);
          const path = fallbackPath(source);
          return (
            <a key={name} href={path} download={fileName(name, path)}>
              <div className={source.width > 1.5 * source.height ? 'ground whole' : 'ground'}>
                <Picture source={source} sizes={SIZES} alt="" priority={index === 0} />
              </div>
              {caption(label[lang], 'WebP')}
            </a>
          );
        })}
      </div>
    </section>
  );
}

/** Material and a contact for the press (docs/specification.md#27-support-and-company). */
export function Page({ texts, lang }: PageProps<typeof de>) {
  const sections = sectionNames(lang);
  const principles = texts.principles.map(({ title, text }) => ({
    title,
    text: fill(text, { sections }),
  }));
  return (
    <CompanyPage texts={texts}>
      <Material texts={texts} lang={lang} />
      <Principles items={principles} />
    </CompanyPage>
  );
}

export function head({ texts }: HeadProps<typeof de>): PageHead {
  return {
    title: texts.title,
    description: texts.description,
    picture: scenePicture('hero/main'),
    sizes: SIZES,
  };
}
