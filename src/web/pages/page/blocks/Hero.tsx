import { Picture } from '#web/ui/Picture.tsx';
import type { BlockProps } from '../page-data.ts';
import { aroundClass, HERO_SIZES, sceneClass } from '../picture-sizes.ts';
import { BlockLink } from './BlockLink.tsx';

type Props = Pick<BlockProps<'hero', unknown>, 'block'> & { readonly island?: string | undefined };

/**
 * The headline stands on the picture's empty ground (docs/specification.md#23-home). Text before
 * picture, as on a phone: a browser that paints in the middle of the document must not push the
 * picture down later.
 */
export function Hero({ block, island }: Props) {
  const { lines, lead, picture, onPhones, links = [], hasLead = false, isFirst } = block;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={aroundClass('hero', picture.base)} data-island={island}>
      <div className="hero-text">
        <Title className="poster-title hero-title">
          {lines.map((line, index) => (
            <span key={line}>
              {index > 0 && ' '}
              {line}
            </span>
          ))}
        </Title>
        {lead && <p className="lead hero-lead">{lead}</p>}
        {links.length > 0 && (
          <div className="hero-acts">
            {links.map(({ label, target }, index) => (
              <BlockLink key={target} className={index === 0 ? 'btn solid' : 'btn'} href={target}>
                {label}
              </BlockLink>
            ))}
          </div>
        )}
      </div>
      <Picture
        className={sceneClass('hero-scene', picture.base)}
        source={picture.base}
        {...(onPhones && { phone: onPhones })}
        sizes={HERO_SIZES}
        alt={picture.alt}
        priority={hasLead}
      />
    </section>
  );
}
