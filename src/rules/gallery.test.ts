import { describe, expect, it } from 'vitest';
import { BAGS } from '../catalogue/bags.ts';
import { BAG_IDS } from '../catalogue/ids.ts';
import { BAG_VIEW_COLOURS } from '../catalogue/pictures.ts';
import {
  accessoryGallery,
  bagGallery,
  capGallery,
  jerseyGallery,
  sneakerGallery,
} from './gallery.ts';

describe('galleries', () => {
  it('follow the colour where every colour has its picture', () => {
    expect(bagGallery('pouch', 'navy').map((picture) => picture.base)).toEqual([
      '/images/pouch/navy-quarter',
      '/images/pouch/navy-front',
      '/images/pouch/navy-detail',
    ]);
  });

  it('show the chosen colour and no other, and begin with the picture every colour has', () => {
    for (const id of BAG_IDS) {
      for (const colour of BAGS[id].colours) {
        const pictures = bagGallery(id, colour);
        expect(pictures[0]?.view).toBe('quarter');
        for (const { base } of pictures) expect(base).toContain(`/${colour}-`);
      }
    }
  });

  it('leave out a view that exists in another colour only', () => {
    expect(bagGallery('travel-bag', 'oliv').map((picture) => picture.base)).toEqual([
      '/images/travel-bag/oliv-quarter',
      '/images/travel-bag/oliv-front',
    ]);
    expect(bagGallery('travel-bag', 'cognac')).toHaveLength(3);
  });

  it('keep the views of one colour in a colour the bag comes in', () => {
    for (const id of BAG_IDS) {
      for (const colour of Object.values(BAG_VIEW_COLOURS[id])) {
        if (colour !== 'all') expect(BAGS[id].colours).toContain(colour);
      }
    }
  });

  it('show every view of the other kinds', () => {
    expect(capGallery('lila').map((picture) => picture.base)).toEqual([
      '/images/baseball-cap-monogram/lila-quarter',
      '/images/baseball-cap-monogram/lila-side',
      '/images/baseball-cap-monogram/lila-back',
    ]);
    expect(sneakerGallery('kiez-low-mono')).toHaveLength(4);
    expect(jerseyGallery('vintage-1974')[1]?.base).toBe('/images/vintage-1974/back');
    expect(accessoryGallery('siegelring')[0]?.base).toBe('/images/siegelring/main');
  });
});
