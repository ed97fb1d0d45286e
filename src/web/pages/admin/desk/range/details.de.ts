export const details = {
  text: 'Zahlen und Versprechen, die im ganzen Shop stehen: auf Produktseiten, in den häufigen Fragen, im Warenkorb und in Mails.',
  gifts: 'Geschenke der Packs',
  giftsText: 'Name und Texte der Geschenke. Welches Pack welche enthält, steht bei der Tasche.',
};
