import type { BlockProps } from '../page-data.ts';
import { BlockLink } from './BlockLink.tsx';

type Props = Pick<BlockProps<'call', unknown>, 'block'> & { readonly island?: string | undefined };

/** A last word with a link, large: such as the shop's own address. */
export function Call({ block, island }: Props) {
  const { title, text, link } = block;
  return (
    <section className="write-to-us" data-island={island}>
      <div>
        <h2 className="h3">{title}</h2>
        {text && <p className="pt-2 text-soft">{text}</p>}
      </div>
      {link && (
        <BlockLink className="wide" href={link.target}>
          {link.label}
        </BlockLink>
      )}
    </section>
  );
}
