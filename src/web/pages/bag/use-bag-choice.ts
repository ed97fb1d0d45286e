import type { ColourId } from '#catalogue/colours.ts';
import type { PackKey } from '#catalogue/ids.ts';
import { bagChoiceParams, readBagChoice } from '#rules/bag-choice-address.ts';
import { colourLimit, type PackChoice, switchPack, toggleColour } from '#rules/packs.ts';
import { currentQuery, useQuery } from '#web/runtime/use-query.ts';
import type { BagData } from './data.ts';

/**
 * Pack and colours of a bag, kept in the address (`?pack=duo&farben=rosa.navy`), without the colours
 * that are sold out. A change starts from the address as it is, because clicks from before hydration
 * are done while it is not yet rendered.
 */
export function useBagChoice(
  { colours: offered, preselected }: BagData,
  isGone: (colour: ColourId) => boolean,
) {
  const [params, change] = useQuery();
  const read = (query: URLSearchParams): PackChoice<ColourId> => {
    const { pack, colours } = readBagChoice(query, offered, preselected);
    return { pack, colours: colours.filter((colour) => !isGone(colour)) };
  };
  const keep = (choice: PackChoice<ColourId>) => change(bagChoiceParams(choice, preselected));
  return {
    ...read(params),
    choosePack: (pack: PackKey) => keep(switchPack(read(currentQuery()), pack)),
    toggle: (colour: ColourId) => {
      const { pack, colours } = read(currentQuery());
      keep({ pack, colours: toggleColour(colours, colour, colourLimit(pack)) });
    },
  };
}
