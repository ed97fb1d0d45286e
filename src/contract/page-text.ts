import * as z from 'zod/mini';
import { TEXT_IDS } from '#catalogue/page-texts.ts';
import { list, localized, name, text } from './schema-parts.ts';

const section = z.strictObject({
  heading: name,
  body: list(z.union([text, list(text, 1)]), 1),
});

export const pageText = z.strictObject({
  name: localized(name),
  description: localized(text),
  intro: z.exactOptional(localized(text)),
  sections: localized(list(section, 1)),
  checkedBy: z.exactOptional(name),
  checkedOn: z.exactOptional(z.iso.date()),
});

/** The texts of a catalogue by id: all of them, and no others. */
export const pageTexts = z.strictObject(
  Object.fromEntries(TEXT_IDS.map((id) => [id, pageText])) as Record<
    (typeof TEXT_IDS)[number],
    typeof pageText
  >,
);
