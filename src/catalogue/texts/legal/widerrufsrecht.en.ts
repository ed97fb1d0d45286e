import type { LegalText } from './legal-text.ts';

export const texts: LegalText = {
  screen: 'withdrawal',
  title: 'Right of Withdrawal',
  description: 'Withdrawal information, the model withdrawal form and our voluntary returns.',
  sections: [
    {
      heading: 'Right of withdrawal',
      body: [
        'You have the right to withdraw from this contract within {withdrawalDays} days without giving any reason.',
        'The withdrawal period will expire after {withdrawalDays} days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.',
        'To exercise the right of withdrawal, you must inform us ({companyName}, {companyStreet}, {companyCity}, Germany, phone: {companyPhone}, e-mail: {companyEmail}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or an e-mail). You may use the model withdrawal form below, but it is not obligatory.',
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      heading: 'Effects of withdrawal',
      body: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than {withdrawalDays} days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
        'You shall send back the goods or hand them over to us without undue delay and in any event not later than {withdrawalDays} days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before that period has expired. We bear the cost of returning the goods if you use our return label.',
        'You are only liable for any diminished value of the goods resulting from handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
      ],
    },
    {
      heading: 'Exceptions',
      body: [
        'There is no right of withdrawal for sealed goods which are not suitable for return for reasons of health protection or hygiene if they were unsealed after delivery (perfume, for example).',
      ],
    },
    {
      heading: 'Voluntary returns',
      body: [
        'On top of your statutory right, we take back unworn, undamaged goods within {returnDays} days of receipt. Write to {companyEmail}; we will send you a free return label and refund the price the way you paid it. Your statutory right of withdrawal is not restricted by this.',
      ],
    },
    {
      heading: 'Model withdrawal form',
      body: [
        'If you want to withdraw from the contract, you can complete and return this form:',
        [
          'To {companyName}, {companyStreet}, {companyCity}, Germany, e-mail: {companyEmail}',
          'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)',
          'Ordered on (*) / received on (*)',
          'Name of consumer(s)',
          'Address of consumer(s)',
          'Signature of consumer(s) (only if this form is notified on paper)',
          'Date',
        ],
        '(*) Delete as appropriate.',
      ],
    },
  ],
};
