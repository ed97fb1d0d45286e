import { describe, expect, it } from 'vitest';
import { BAGS } from '../catalogue/bags.ts';
import { BAG_IDS, CAP_ID } from '../catalogue/ids.ts';
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

  it('of bags show every view in the chosen colour and no other', () => {
    for (const id of BAG_IDS) {
      for (const colour of BAGS[id].colours) {
        const pictures = bagGallery(id, colour);
        expect(pictures.map(({ view }) => view)).toEqual(['quarter', 'front', 'detail']);
        for (const { base } of pictures) expect(base).toContain(`/${colour}-`);
      }
    }
  });

  it('show every view of the other kinds', () => {
    expect(capGallery(CAP_ID, 'lila').map((picture) => picture.base)).toEqual([
      '/images/baseball-cap-monogram/lila-quarter',
      '/images/baseball-cap-monogram/lila-side',
      '/images/baseball-cap-monogram/lila-back',
    ]);
    expect(sneakerGallery('kiez-low-mono')).toHaveLength(4);
    expect(jerseyGallery('vintage-1974')[1]?.base).toBe('/images/vintage-1974/back');
    expect(accessoryGallery('siegelring')[0]?.base).toBe('/images/siegelring/main');
  });
});
