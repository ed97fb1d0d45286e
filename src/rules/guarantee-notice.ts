import type { Localized } from '#catalogue/types.ts';

/** Alternative text of the EU's notice about the legal guarantee of conformity. */
export const GUARANTEE_ALT: Localized<string> = {
  de: 'Mitteilung der EU zur gesetzlichen Gewährleistung: Ist eine Ware fehlerhaft oder nicht wie vereinbart, haftet der Verkäufer mindestens zwei Jahre ab der Lieferung. Er muss sie kostenlos reparieren oder ersetzen; gelingt das nicht, darfst du den Preis mindern oder dein Geld zurückverlangen.',
  en: 'Notice of the EU on the legal guarantee of conformity: if goods are faulty or not as agreed, the seller is liable for at least two years from delivery. The seller must repair or replace them free of charge; if that fails, you may ask for a lower price or your money back.',
};

/** Sentence in place of a notice that is not stored, in a shop that only its own machine reaches. */
export const GUARANTEE_MISSING: Localized<string> = {
  de: 'Hier fehlt die Mitteilung der EU zur gesetzlichen Gewährleistung.',
  en: 'The notice of the EU on the legal guarantee of conformity is missing here.',
};

/** Words of the link to where the code of the notice leads. */
export const GUARANTEE_LINK: Localized<string> = {
  de: 'Deine Rechte, erklärt von der EU',
  en: 'Your rights, explained by the EU',
};
