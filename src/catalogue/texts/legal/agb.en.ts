import type { LegalText } from './legal-text.ts';

export const texts: LegalText = {
  screen: 'terms',
  title: 'Terms and Conditions',
  description: 'The terms on which you order from Elvare.',
  intro:
    'These terms apply to every order placed in this online shop. You can read, save and print them here at any time. If the German and English versions differ, the German one decides.',
  sections: [
    {
      heading: '1. Scope and contracting party',
      body: [
        'These terms and conditions govern all orders placed through this online shop. Your contracting party is {companyName}, {companyStreet}, {companyCity}, Germany, represented by {companyOwner}.',
        'A consumer is any natural person who enters into a transaction for purposes that are predominantly outside their trade, business or profession (section 13 of the German Civil Code, BGB). A business is anyone acting in the course of their trade or profession (section 14 BGB).',
        'Conflicting terms of business customers do not become part of the contract unless we expressly agree to them.',
      ],
    },
    {
      heading: '2. How a contract is made',
      body: [
        'Our product pages are an invitation to order, not a binding offer. You place products in your cart, review them there, and can change quantity, colour and size or remove items at any time.',
        'The “Pay now” button takes you to our payment provider. There you enter your e-mail address, name and delivery address, see every item, price and shipping cost once more, and can go back to correct anything. By completing the payment you make a binding offer.',
        'The contract is concluded when we have received your payment and send you the order confirmation by e-mail. If the payment is not completed within the time shown on the payment page, the order lapses at no cost to you.',
        'Contracts can be concluded in German and English. We store the text of the contract and send it to you with the order confirmation.',
      ],
    },
    {
      heading: '3. Prices and shipping costs',
      body: [
        'All prices are final prices in euros and include German VAT.',
        'Within Germany, orders of {freeShippingFrom} or more ship free of charge; what counts is the value after discounts. Below that we charge {shippingCost} per order.',
      ],
    },
    {
      heading: '4. Delivery',
      body: [
        'We deliver within Germany only. Goods usually leave our warehouse within {dispatchDays} working days and reach you {deliveryDays} working days after the order. Saturdays, Sundays and nationwide public holidays do not count.',
        'If an item turns out to be unavailable, we will tell you at once and refund any payment without delay.',
      ],
    },
    {
      heading: '5. Payment',
      body: [
        'Our payment provider’s page shows you the available payment methods before you decide. We charge no fee for any of them.',
      ],
    },
    {
      heading: '6. Retention of title',
      body: ['The goods remain our property until they are paid for in full.'],
    },
    {
      heading: '7. Right of withdrawal and voluntary returns',
      body: [
        'As a consumer you have a statutory right to withdraw within {withdrawalDays} days. The withdrawal page has the details.',
        'Beyond that, we voluntarily take back unworn, undamaged goods within {returnDays} days of receipt. We provide the return label free of charge. Your statutory right of withdrawal is not affected.',
      ],
    },
    {
      heading: '8. Liability for defects',
      body: [
        'The statutory rights for defective goods apply. For consumers the period is {warrantyYears} years from delivery.',
        'For business customers the period is {businessWarranty} from delivery. This does not apply to claims for damages, to defects concealed in bad faith, or to rights of recourse.',
      ],
    },
    {
      heading: '9. Gifts and discount codes',
      body: [
        'Gifts that come with Duo and Trio packs are free and appear in your cart at €0.00. If you withdraw from the purchase of the pack, you return the gift as well.',
        'One discount code can be redeemed per order. Minimum order value and validity are stated with the code. Codes cannot be exchanged for cash.',
      ],
    },
    {
      heading: '10. Liability',
      body: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act, and to the extent of any guarantee we have given.',
        'For ordinary negligence we are liable only for the breach of essential contractual duties, limited to the foreseeable damage typical of this kind of contract. Essential duties are those that make the contract possible in the first place and on which you may rely.',
      ],
    },
    {
      heading: '11. Final provisions',
      body: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Mandatory consumer protection rules of the country in which you habitually live are not affected.',
        'If you are a merchant, the place of jurisdiction is our registered office. If one provision of these terms is invalid, the others remain in force.',
      ],
    },
  ],
};
