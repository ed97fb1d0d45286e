/** Texts that a live shop starts with, and that the back office drafts anew. */
import { expect, it } from 'vitest';
import { pageText } from '#catalogue/fields/parts.ts';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import { LIVE_TEXTS } from './live-texts.ts';

const texts = import.meta.glob<object>('../catalogue/live/texts/*.json', {
  eager: true,
  import: 'default',
});

it.each(TEXT_IDS)(
  '%s: the text is whole, unchecked, of no shop, and what the example says',
  (id) => {
    const text = texts[`../catalogue/live/texts/${id}.json`];
    expect(pageText.safeParse(text).success).toBe(true);
    const { checkedBy: _, checkedOn: __, description: ___, ...example } = LIVE_TEXTS[id];
    expect(text).toMatchObject(example);
    expect(JSON.stringify(text)).not.toMatch(/elvare/i);
  },
);
