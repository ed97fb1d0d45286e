import { useShop } from '#web/shop-context.ts';
import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { fallbackPath } from '#web/ui/picture-source.ts';
import type { FirstTexts } from '../de.ts';
import type { BlockProps } from '../page-data.ts';
import { BESIDE_SIZES, FILE_SIZES, rowSizes, sceneClass, WIDE_SIZES } from '../picture-sizes.ts';
import { BlockLink } from './BlockLink.tsx';
import { Principles } from './Principles.tsx';

type Props = BlockProps<'picture', Pick<FirstTexts, 'wordmark' | 'sign'>> & {
  readonly island?: string | undefined;
};

/** Drawn files: no `Picture`, they have one size. */
const MARKS = [
  { name: 'wordmark', path: '/wordmark.svg', kind: 'SVG', width: 4974, height: 688 },
  { name: 'sign', path: '/icon-512.png', kind: 'PNG', width: 512, height: 512 },
] as const;

const caption = (label: string, kind: string) => (
  <span>
    <b>{label}</b> <small>{kind}</small>
  </span>
);

/** Wordmark, sign and pictures to download. */
function Files({ block, texts }: Props) {
  const { label, pictures, hasLead = false } = block;
  const { look } = useShop().settings;
  // A name in the shop's type is no file.
  const marks = MARKS.filter(({ name }) => name === 'sign' || !look || look.wordmark);
  return (
    <section aria-label={label}>
      <div className="material">
        {marks.map(({ name, path, kind, width, height }) => (
          <a key={name} href={path} download>
            <div className="ground">
              <img
                className={name === 'sign' ? 'sign' : undefined}
                src={path}
                alt=""
                width={width}
                height={height}
              />
            </div>
            {caption(texts[name], kind)}
          </a>
        ))}
        {pictures.map(({ base, alt }, index) => (
          <a key={base.base} href={fallbackPath(base)} download={`${base.base.split('/')[2]}.webp`}>
            <div className={base.width > 1.5 * base.height ? 'ground whole' : 'ground'}>
              <Picture source={base} sizes={FILE_SIZES} alt="" priority={hasLead && index === 0} />
            </div>
            {caption(alt, 'WebP')}
          </a>
        ))}
      </div>
    </section>
  );
}

/** A picture as wide as the window between its title and its text. */
function Wide({ block, island }: Props) {
  const { title, text, link, label, points, pictures, hasLead = false } = block;
  const [picture] = pictures;
  return (
    <section className="story" data-island={island}>
      {title && <h2 className="h2 story-title wrap">{title}</h2>}
      {picture && (
        <Picture
          className={sceneClass('story-scene', picture.base)}
          source={picture.base}
          sizes={WIDE_SIZES}
          alt={picture.alt}
          priority={hasLead}
        />
      )}
      <div className="story-text wrap">
        <div>
          {text && <p className="lead">{text}</p>}
          {link && (
            <BlockLink className="more" href={link.target}>
              {link.label} <MoreIcon name="arrow" />
            </BlockLink>
          )}
        </div>
        {points && (
          <section className="benefits" aria-label={label}>
            {points.map((point) => (
              <div key={point.title}>
                <h3 className="h3">{point.title}</h3>
                <p>{point.text}</p>
              </div>
            ))}
          </section>
        )}
      </div>
    </section>
  );
}

function Row({ block }: Props) {
  const { pictures, hasLead = false } = block;
  return (
    <div className="strip">
      {pictures.map(({ base, alt }, index) => (
        <Picture
          key={base.base}
          source={base}
          sizes={index === 0 ? rowSizes(pictures) : '(min-width: 56.25rem) 33vw, 50vw'}
          alt={alt}
          priority={hasLead && index === 0}
          eager={hasLead}
        />
      ))}
    </div>
  );
}

/** Pictures with a title and a text, in one of four shapes (docs/specification.md#27-support-and-company). */
export function Pictures({ block, texts, island }: Props) {
  const { title, text, link, points = [], shape, pictures, hasLead = false } = block;
  if (shape === 'wide') return <Wide block={block} texts={texts} island={island} />;
  const [picture] = pictures;
  const below = points.length > 0 && <Principles items={points} />;
  const content =
    shape === 'beside' && picture ? (
      <div className="beside">
        <Picture source={picture.base} sizes={BESIDE_SIZES} alt={picture.alt} priority={hasLead} />
        {below}
      </div>
    ) : (
      <>
        {shape === 'files' ? (
          <Files block={block} texts={texts} />
        ) : (
          <Row block={block} texts={texts} />
        )}
        {below}
      </>
    );
  const head = (title || text) && (
    <div className="neu-soon">
      <h2 className="h2">{title}</h2>
      {text && <p className="lead max-w-[30em]">{text}</p>}
    </div>
  );
  const whole = (
    <>
      {head}
      {content}
      {link && (
        <BlockLink className="more mb-[clamp(40px,5vw,88px)]" href={link.target}>
          {link.label} <MoreIcon name="arrow" />
        </BlockLink>
      )}
    </>
  );
  return island ? <section data-island={island}>{whole}</section> : whole;
}
