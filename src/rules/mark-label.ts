import type { Lang } from '#routes.ts';
import { type Name, nameIn } from './name.ts';
import type { ItemProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';
import { productOfMark } from './sold-out.ts';

type Cards = Pick<Range<ItemProduct & { readonly name: Name }>, 'find' | 'options'>;

/** Label of a mark beside its product: `42`, `Rosa`, `Duo`; the product's name if there is nothing else. */
export function markLabel(mark: string, lang: Lang, cards: Cards): string {
  const { colours, packs, sizes } = cards.options;
  const packed = colours[mark.split(':')[1] ?? ''];
  if (packed) return packed[lang];
  const reading = readItemId(mark, cards.find);
  if (!reading.ok) return mark;
  const { variant, product } = reading;
  const { pack = '', colour = '', size = '' } = variant;
  return (
    [packs[pack]?.name[lang], colours[colour]?.[lang], sizes[size]?.[lang] ?? size]
      .filter(Boolean)
      .join(', ') || nameIn(product.name, lang)
  );
}

/** The same with its product in front: "Kiez Low Mono, 42". */
export function fullMarkLabel(mark: string, lang: Lang, cards: Cards): string {
  const product = productOfMark(mark, cards.find);
  if (!product) return mark;
  const name = nameIn(product.name, lang);
  const label = markLabel(mark, lang, cards);
  return label === name ? label : `${name}, ${label}`;
}
