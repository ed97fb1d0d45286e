import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';

export const texts: LegalText = {
  screen: 'imprint',
  title: 'Imprint',
  description: 'Who is behind Elvare and how to reach us.',
  sections: [
    {
      heading: 'Information under section 5 DDG (German Digital Services Act)',
      body: [['{companyName}', '{companyStreet}', '{companyCity}', 'Germany']],
    },
    { heading: 'Represented by', body: ['{companyOwner}'] },
    { heading: 'Contact', body: [['Phone: {companyPhone}', 'E-mail: {companyEmail}']] },
    { heading: 'Commercial register', body: ['{companyRegister}'] },
    {
      heading: 'VAT number',
      body: ['VAT identification number under section 27a of the German VAT Act: {companyVatId}'],
    },
    { heading: 'Responsible for content', body: ['{companyOwner}, address as above'] },
    {
      heading: 'Consumer dispute resolution',
      body: [
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board. If something is wrong, write to us and we will put it right.',
      ],
    },
  ],
};
