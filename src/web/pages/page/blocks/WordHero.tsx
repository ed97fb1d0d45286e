import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { BlockProps } from '../page-data.ts';
import { aroundClass, sceneClass, WORD_SIZES } from '../picture-sizes.ts';
import { BlockLink } from './BlockLink.tsx';

type Props = Pick<BlockProps<'hero', unknown>, 'block'> & { readonly island?: string | undefined };

/** One huge word over the picture. */
export function WordHero({ block, island }: Props) {
  const { lines, lead, picture, links = [], hasLead = false, isFirst } = block;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={aroundClass('neu-hero', picture.base)} data-island={island}>
      <Picture
        className={sceneClass('neu-scene', picture.base)}
        source={picture.base}
        sizes={WORD_SIZES}
        alt={picture.alt}
        priority={hasLead}
      />
      <div className="neu-text">
        <Title className="poster-title">{lines.join(' ')}</Title>
        {lead && <p className="lead">{lead}</p>}
        {links.map(({ label, target }) => (
          <BlockLink key={target} className="btn solid" href={target}>
            {label} <MoreIcon name="arrow" className={target.includes('#') ? 'rotate-90' : ''} />
          </BlockLink>
        ))}
      </div>
    </section>
  );
}
