import { describe, expect, it } from 'vitest';
import { holdsBought, withoutBought } from './bought-lines.ts';

const DUO = { id: 'pouch-duo', quantity: 1, selectedColor: 'Rosa,Lila', giftColor: 'Rosa' };
const TRIO = { id: 'pouch-trio', quantity: 1, selectedColor: 'Rosa,Lila,Navy' };
const RING = { id: 'siegelring', quantity: 2 };
const line = (id: string, variant: string, quantity = 1, gift = false) => ({
  id,
  variant,
  quantity,
  gift,
});
const PRESENT = line('gift-card_holder-rosa', '', 1, true);

describe('what was bought', () => {
  it.each(['Duo: Rosa, Lila', 'Duo: Pink, Lilac'])(
    'is found in either language (%s)',
    (variant) => {
      const bought = [line('pouch-duo', variant), PRESENT];
      expect(holdsBought([RING, DUO], bought)).toBe(true);
      expect(withoutBought([RING, DUO], bought)).toEqual([RING]);
    },
  );

  it('takes no more than was bought', () => {
    const bought = [line('siegelring', '')];
    expect(withoutBought([DUO, RING], bought)).toEqual([DUO, { ...RING, quantity: 1 }]);
    expect(holdsBought([RING], [line('siegelring', '', 2)])).toBe(true);
    expect(holdsBought([RING], [line('siegelring', '', 3)])).toBe(false);
    expect(withoutBought([RING], [line('siegelring', '', 3)])).toEqual([]);
  });

  it('is taken from several lines of the same, whatever their presents', () => {
    const other = { ...DUO, giftColor: 'Navy' };
    const bought = [line('pouch-duo', 'Duo: Rosa, Lila'), line('pouch-duo', 'Duo: Rosa, Lila')];
    expect(holdsBought([DUO, other], bought)).toBe(true);
    expect(withoutBought([DUO, other], bought)).toEqual([]);
  });

  it('is neither another pack nor other colours', () => {
    const bought = [line('pouch-duo', 'Duo: Rosa, Lila')];
    const navy = { ...DUO, selectedColor: 'Rosa,Navy' };
    expect(holdsBought([TRIO, navy], bought)).toBe(false);
    expect(withoutBought([TRIO, navy], bought)).toEqual([TRIO, navy]);
  });
});
