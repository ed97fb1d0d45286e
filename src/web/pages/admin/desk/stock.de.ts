export const stockTexts = {
  soldOut: {
    title: 'Ausverkauft',
    text: 'Was hier ausverkauft ist, lässt sich im Shop nicht mehr wählen, und die Kasse weist es ab.',
    product: 'Produkt',
    choose: 'Produkt wählen',
    counted: '{name} ({count} ausverkauft)',
    hint: 'Tippe an, was ausverkauft ist. Noch einmal antippen bietet es wieder an.',
    by: { size: 'Größen', colour: 'Farben', pack: 'Pakete', item: 'Artikel' },
    markAll: 'Alles ausverkauft',
    freeAll: 'Alles wieder anbieten',
    now: 'Gerade ausverkauft',
    none: 'Nichts ist ausverkauft',
    free: 'Wieder anbieten',
    freeNamed: '{item} wieder anbieten',
    since: 'seit {time}',
  },
};
