import type { Lang } from '#routes.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { productOfMark } from '#rules/sold-out.ts';
import type { ReadCards } from '#web/cards/read-cards.ts';

type Cards = Pick<ReadCards, 'find' | 'options'>;

/** Label of a mark beside its product: `42`, `Rosa`, `Duo`; the product's name if there is nothing else. */
export function markLabel(mark: string, lang: Lang, cards: Cards): string {
  const { colours, packs } = cards.options;
  const packed = colours[mark.split(':')[1] ?? ''];
  if (packed) return packed[lang];
  const reading = readItemId(mark, cards.find);
  if (!reading.ok) return mark;
  const { variant, product } = reading;
  const { pack = '', colour = '', size } = variant;
  return (
    [packs[pack]?.name[lang], colours[colour]?.[lang], size].filter(Boolean).join(', ') ||
    product.name
  );
}

/** The same with its product in front: "Kiez Low Mono, 42". */
export function fullMarkLabel(mark: string, lang: Lang, cards: Cards): string {
  const product = productOfMark(mark, cards.find);
  if (!product) return mark;
  const label = markLabel(mark, lang, cards);
  return label === product.name ? label : `${product.name}, ${label}`;
}
