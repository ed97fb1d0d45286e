import { describe, expect, it } from 'vitest';
import { BAGS } from '../catalogue/bags.ts';
import { BAG_IDS } from '../catalogue/ids.ts';
import { bagGallery } from './gallery.ts';

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
});
