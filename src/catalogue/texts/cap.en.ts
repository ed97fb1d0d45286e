import type { ProductTexts } from './types.ts';

export const CAP_TEXTS_EN: ProductTexts = {
  description:
    'One large E up front and a crowd of small ones around it, printed tone on tone. You have to come close to see the pattern, and anyone that close may as well ask where you got it.',
  features: [
    'Monogram in dense embroidery',
    'Small all-over print, tone on tone',
    'Pre-curved peak with eight rows of stitching',
    'Closed at the back, six eyelets for air',
  ],
  material: [
    { label: 'Material', value: '100% cotton' },
    { label: 'Sweatband', value: '100% cotton' },
    { label: 'Embroidery', value: '100% polyester' },
  ],
  care: 'Wash by hand in lukewarm water and dry it over a bowl to keep the shape. The peak does not survive a washing machine.',
  details: [
    { label: 'Circumference', value: '57 to 59 cm' },
    { label: 'Peak', value: '7 cm, curved' },
    { label: 'Crown height', value: '12 cm' },
  ],
};
