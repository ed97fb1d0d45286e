import { fill } from '#rules/fill.ts';
import { Picture } from '#web/ui/Picture.tsx';
import type { PageTexts } from '../de.ts';
import type { BlockProps } from '../page-data.ts';
import { sceneClass } from '../picture-sizes.ts';
import { BlockLink } from './BlockLink.tsx';

interface TilesProps extends BlockProps<'tiles', PageTexts> {
  readonly island?: string | undefined;
}

/** Pictures that lead somewhere, picture against picture; those of a list say how much it has. */
export function Tiles({ block, texts, island }: TilesProps) {
  const { countOne, count: several } = texts.below;
  const wide = Math.round(100 / Math.min(block.tiles.length, 3));
  return (
    <section className="tiles" data-island={island} aria-label={block.label}>
      {block.tiles.map(({ label, target, base }, index) => {
        const count = block.counts[index] ?? 0;
        return (
          <BlockLink key={target} className="tile" href={target}>
            <Picture
              className={sceneClass('', base) || undefined}
              source={base}
              sizes={`(min-width: 56.25rem) ${wide}vw, ${index === 0 ? '100vw' : '50vw'}`}
              alt=""
            />
            <h2 className="tile-name wide">
              {label}
              {count > 0 && (
                <>
                  <sup aria-hidden="true">{count}</sup>
                  <span className="sr">, {fill(count === 1 ? countOne : several, { count })}</span>
                </>
              )}
            </h2>
          </BlockLink>
        );
      })}
    </section>
  );
}
