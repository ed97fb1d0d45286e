import { isDemo, type ShopMode } from './claims.ts';
import { DEMO_NAME } from './demo-name.ts';
import type { ShownFirm } from './firm.ts';
import { iconPath, LOOK_FOLDER, type ShopLook } from './shop-marks.ts';
import { readWordmark, WORDMARK_HEIGHT } from './wordmark.ts';

/** Short digest (FNV-1a) that gives changed files another address. */
function stampOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

type Looks = Pick<ShownFirm, 'name' | 'wordmark' | 'icon'>;

/** Returns how a shop looks; undefined for the demo's as it is drawn. */
export function lookOf({ name, wordmark, icon }: Looks, mode: ShopMode): ShopLook | undefined {
  const isOurs = name === DEMO_NAME && wordmark === undefined && icon === undefined;
  if (isDemo(mode) && isOurs) return undefined;
  const read = wordmark === undefined ? undefined : readWordmark(wordmark);
  return {
    ...(read?.ok && {
      wordmark: {
        src: `${LOOK_FOLDER}/wordmark.svg?${stampOf(read.svg)}`,
        width: read.width,
        height: WORDMARK_HEIGHT,
      },
    }),
    stamp: stampOf(icon ?? name),
  };
}

/** Web manifest (W3C) of a shop with a look. */
export function webManifest(name: string, { stamp }: ShopLook): string {
  const icons = ([192, 512] as const).flatMap((side) =>
    ['any', 'maskable'].map((purpose) => ({
      ...{ src: iconPath(side, stamp), sizes: `${side}x${side}`, type: 'image/png', purpose },
    })),
  );
  return JSON.stringify({
    ...{ name, short_name: name, start_url: '/', display: 'standalone' },
    ...{ background_color: '#F6F4F1', theme_color: '#141413', icons },
  });
}
