import type { BlockProps } from '../page-data.ts';
import { Hero } from './Hero.tsx';
import { WordHero } from './WordHero.tsx';

type Props = Pick<BlockProps<'hero', unknown>, 'block'> & { readonly island?: string | undefined };

/** A large picture in any shape, further down. */
export const AnyHero = (props: Props) =>
  props.block.shape === 'word' ? <WordHero {...props} /> : <Hero {...props} />;
