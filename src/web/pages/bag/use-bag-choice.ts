import { type OfferedPacks, packChoiceParams, readPackChoice } from '#rules/pack-choice-address.ts';
import { type PackChoice, switchPack, toggleColour } from '#rules/packs.ts';
import { currentQuery, useQuery } from '#web/runtime/use-query.ts';
import type { BagData } from './data.ts';

/**
 * Pack and colours of a bag, kept in the address (`?pack=duo&farben=rosa.navy`), without the colours
 * that are sold out. A change starts from the address as it is, because clicks from before hydration
 * are done while it is not yet rendered.
 */
export function useBagChoice(
  { packs, colours, preselected }: BagData,
  isGone: (colour: string) => boolean,
) {
  const [params, change] = useQuery();
  const offered: OfferedPacks = {
    packs,
    colours: colours.map(({ id }) => id),
    ...(preselected && { preselected }),
  };
  const read = (query: URLSearchParams): PackChoice => {
    const choice = readPackChoice(query, offered);
    return { ...choice, colours: choice.colours.filter((colour) => !isGone(colour)) };
  };
  const keep = (choice: PackChoice) => change(packChoiceParams(choice, offered));
  const packOf = (wanted: string) => packs.find(({ id }) => id === wanted);
  return {
    ...read(params),
    choosePack: (wanted: string) => {
      const pack = packOf(wanted);
      if (pack) keep(switchPack(read(currentQuery()), pack));
    },
    toggle: (colour: string) => {
      const choice = read(currentQuery());
      const limit = packOf(choice.pack)?.pieces ?? 0;
      keep({ ...choice, colours: toggleColour(choice.colours, colour, limit) });
    },
  };
}
