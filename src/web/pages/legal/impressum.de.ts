import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';

export const texts: LegalText = {
  screen: 'imprint',
  title: 'Impressum',
  description: 'Wer hinter Elvare steht und wie du uns erreichst.',
  sections: [
    {
      heading: 'Angaben gemäß § 5 DDG',
      body: [['{companyName}', '{companyStreet}', '{companyCity}', 'Deutschland']],
    },
    { heading: 'Vertreten durch', body: ['{companyOwner}'] },
    {
      heading: 'Kontakt',
      body: [['Telefon: {companyPhone}', 'E-Mail: {companyEmail}']],
    },
    { heading: 'Registereintrag', body: ['{companyRegister}'] },
    {
      heading: 'Umsatzsteuer-ID',
      body: ['Umsatzsteuer-Identifikationsnummer gemäß § 27a Umsatzsteuergesetz: {companyVatId}'],
    },
    {
      heading: 'Verantwortlich für den Inhalt',
      body: ['{companyOwner}, Anschrift wie oben'],
    },
    {
      heading: 'Verbraucherstreitbeilegung',
      body: [
        'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Wenn etwas nicht stimmt, schreib uns: Wir finden eine Lösung.',
      ],
    },
  ],
};
