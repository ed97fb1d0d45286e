import { MoreIcon } from '#web/ui/MoreIcon.tsx';
import { NotedCells } from '#web/ui/NotedCells.tsx';
import type { BlockProps } from '../page-data.ts';
import { BlockLink } from './BlockLink.tsx';

interface ProductsProps extends Pick<BlockProps<'products', unknown>, 'block'> {
  readonly island?: string | undefined;
}

/** A few products. */
export function Products({ block, island }: ProductsProps) {
  const { title, link, cards, anchor } = block;
  const all = (className: string) =>
    link && (
      <BlockLink className={`btn ${className}`} href={link.target}>
        {link.label} <MoreIcon name="arrow" />
      </BlockLink>
    );
  return (
    <section id={anchor} className="section wrap" data-island={island}>
      {link ? (
        <div className="featured-head">
          <h2 className="h2">{title}</h2>
          {all('max-md:hidden')}
        </div>
      ) : (
        <h2 className="h2 pb-[clamp(20px,2.6vw,40px)]">{title}</h2>
      )}
      <NotedCells cards={cards} />
      {all('featured-all md:hidden')}
    </section>
  );
}
