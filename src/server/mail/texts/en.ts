import type { MailTexts } from './de.ts';

export const en: MailTexts = {
  greeting: (firstName) => (firstName === null ? 'Hello,' : `Hello ${firstName},`),
  footer: {
    order: 'You are getting this mail because you ordered from us.',
    account: 'You are getting this mail because somebody entered your address in our shop.',
    newsletter:
      'You are getting this mail because somebody entered your address for our newsletter.',
    contact: 'You are getting this mail because somebody wrote to us with your address.',
    owner: 'You get this mail because this shop is yours.',
    terms: 'Terms',
    withdrawal: 'Right of withdrawal',
    privacy: 'Privacy',
    imprint: 'Imprint',
    seat: (town) => `Registered office: ${town}`,
    representedBy: (name) => `Represented by ${name}`,
  },
  sums: {
    subtotal: 'Subtotal',
    discount: (code) => (code === null ? 'Discount' : `Discount (${code})`),
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    vat: (percent) => `including ${percent}% VAT`,
  },
  item: {
    quantity: (count) => `Quantity ${count}`,
    gift: 'Gift',
    maker: (maker) => `Maker: ${maker}`,
  },
  confirmation: {
    subject: (number) => `Your order ${number} is confirmed`,
    preview: 'Your payment has arrived. We are packing.',
    title: 'Thank you for your order',
    intro: (number, date) =>
      `Your payment has arrived and your order ${number} of ${date} is confirmed.`,
    dispatch: (days) => `Dispatch: ${days}`,
    arrival: (days) => `With you: ${days}`,
    previewMissing: 'Your payment has arrived. We are checking a part of your order.',
    missing: (names) =>
      `While you were paying, this sold out: ${names}. We are checking whether we still have it and will write to you about what happens next. We refund what we can’t deliver.`,
    itemsHeading: 'What you ordered',
    paidWith: 'Paid by',
    addressHeading: 'Where it goes',
    copyOfContract:
      'Everything that applies between us stands once more below: withdrawal information, model form and terms. Please keep this mail.',
    withdrawalLink: 'Withdrawal information and model form',
    declareLink: 'Withdraw from contract',
    termsLink: 'Terms and conditions',
  },
  placed: {
    subject: 'Order received',
    preview: 'Only your payment is missing now.',
    intro: (amount) => `We have received your order of ${amount}.`,
    contract: (until) =>
      `The contract is concluded once we have received your payment. You can pay until ${until}; after that the order lapses, and there is nothing for you to do. If you have paid already, the confirmation is on its way.`,
    button: 'Go to payment',
    delivery: (days) => `Delivery time: ${days} working days after we have received your payment.`,
    terms:
      'You will get your order number with the confirmation, which also holds withdrawal information and terms. You can read them here already:',
  },
  received: {
    subject: 'We have received your order',
    preview: 'Your payment is on its way. There is nothing for you to do.',
    title: 'Your order is here',
    intro: (amount) =>
      `We have your order, and your payment of ${amount} is still on its way. Depending on how you paid, that takes a few days. Once it has arrived you will get the confirmation with your order number. There is nothing for you to do.`,
    itemsHeading: 'You ordered',
    contract: 'The contract is concluded once we have received your payment. We don’t pack before.',
  },
  failed: {
    subject: 'Your payment did not arrive',
    preview: 'Nothing was charged, and no order was placed.',
    title: 'That didn’t work',
    intro: (amount) =>
      `Your payment of ${amount} was not carried out. Nothing was charged, and no order was placed. If you like, try again, perhaps with another way to pay.`,
    itemsHeading: 'What you wanted to order',
    button: 'Back to the shop',
  },
  shipped: {
    subject: (number) => `Your order ${number} is on its way`,
    preview: 'Your parcel has left our warehouse.',
    title: 'Your parcel is on its way',
    intro: (number) => `We have sent your order ${number}.`,
    button: 'Track the parcel',
    itemsHeading: 'What is inside',
    addressHeading: 'Where it is going',
  },
  refunded: {
    subject: (number) => `Refund for your order ${number}`,
    preview: 'Your money is on its way back.',
    title: 'Your money is on its way back',
    intro: (number, amount) =>
      `We have refunded ${amount} for your order ${number}, the same way you paid.`,
    arrival: 'Depending on your bank it takes a few days until you see it.',
    now: 'Refunded now',
    total: 'Refunded in total',
    paid: 'Paid',
  },
  refundFailed: {
    subject: (number) => `Your refund for ${number} takes a little longer`,
    preview: 'Your bank did not accept it. We are taking care of it.',
    title: 'Your refund did not arrive',
    intro: (number, amount) =>
      `We tried to refund ${amount} for your order ${number}. Your bank or card did not accept the money, for example because the card has been blocked or replaced.`,
    next: (email) =>
      `The money is still yours. We will get in touch and pay it back another way.${email === '' ? '' : ` If you like, write to us at ${email} where we may send it.`}`,
  },
  sale: {
    subject: (number, amount) => `Sale: ${number}, ${amount}`,
    preview: (pieces) => (pieces === 1 ? '1 item is paid.' : `${pieces} items are paid.`),
    title: 'An order is paid',
    text: (number) => `${number} is paid and can be packed.`,
    textMissing: (number) => `${number} is paid. Check before you pack.`,
    missing: (name, quantity) =>
      `Maybe no longer there: ${quantity} × ${name}. The customer has not been promised a day of dispatch.`,
    unusual: (name, quantity) =>
      `Unusual quantity: ${quantity} × ${name}. Ask back before you pack.`,
    button: 'Open the order',
    setting: 'The setting SALE_MAILS turns these mails off.',
  },
  passwordReset: {
    subject: 'A new password for your account',
    preview: 'This link lets you set a new password.',
    title: 'New password',
    text: 'This link lets you set a new password. It works for an hour and only once.',
    button: 'Set password',
    notYou: 'You didn’t ask for this? Then there is nothing to do, your password stays as it is.',
  },
  verifyEmail: {
    subject: 'Confirm your e-mail address',
    preview: 'One click, and we know that this address is yours.',
    title: 'Confirm your address',
    text: 'This link confirms that this e-mail address belongs to your account. It works for an hour and only once.',
    button: 'Confirm address',
    notYou:
      'You didn’t open an account with us? Then do nothing, or remove the account through the link.',
  },
  emailChange: {
    subject: 'Confirm your new e-mail address',
    preview: 'One click, and your account uses this address.',
    title: 'Your new address',
    text: 'This link makes this e-mail address the one of your account. It works for an hour and only once. Until then everything stays as it is.',
    button: 'Use this address',
    notYou:
      'You have no account with us, or didn’t want to change anything? Then there is nothing to do.',
  },
  emailChanged: {
    subject: 'Your account has a new e-mail address',
    preview: 'You no longer sign in with this address.',
    title: 'Your e-mail address was changed',
    text: 'Your account now uses another e-mail address. You can no longer sign in with this one.',
    notYou: (email) => `That wasn’t you? Then write to us at ${email} right away.`,
  },
  loginAttempts: {
    subject: 'Many wrong passwords for your account',
    preview: 'Somebody tried to sign in with your address.',
    title: 'Somebody is trying to guess your password',
    text: 'Within the last hour a wrong password was entered for your account many times. We slow such attempts down; on devices where you have signed in before you won’t notice.',
    notYou:
      'If that was you, there is nothing to do. Otherwise a password that you use nowhere else helps, and a second factor in your account.',
  },
  newsletter: {
    subject: 'Confirm your newsletter subscription',
    preview: 'One more click and you are in.',
    title: 'One more click',
    text: 'This link confirms that we may send you our newsletter. You can unsubscribe at any time.',
    button: 'Confirm subscription',
    notYou: 'You didn’t subscribe? Then there is nothing to do, we won’t write again.',
    unsubscribe: 'I don’t want mails from you',
  },
  newsletterKnown: {
    subject: 'You already get our newsletter',
    preview: 'There is nothing to do.',
    title: 'You are already on the list',
    text: 'Somebody has just entered this address for our newsletter. It is confirmed already, so there is nothing to do.',
    notYou: 'That wasn’t you? Then nothing changes.',
    unsubscribe: 'Unsubscribe',
  },
  contactReceipt: {
    subject: 'We have your message',
    preview: 'You will hear from us.',
    title: 'Your message has arrived',
    text: (hours) =>
      `Thank you for writing. We read every message ourselves and answer ${hours === null ? 'you' : `within ${hours} hours`}.`,
    notYou: 'You didn’t write to us? Then you can delete this mail.',
  },
  withdrawalReceipt: {
    subject: 'Receipt of your withdrawal',
    preview: 'We have received your declaration.',
    title: 'We have your withdrawal',
    text: (at) => `We received your declaration on ${at}.`,
    heading: 'What you declared',
    declaration: (name, order, email, goods) =>
      `I hereby withdraw from the contract.\nOrder: ${order}\nName: ${name}\nE-mail: ${email}\nGoods: ${goods ?? 'all'}`,
    next: 'This mail only confirms receipt. We look at your withdrawal and write to you how it goes on.',
    back: (address) =>
      `If you already have the goods, please send them back within the period of the information about withdrawal to: ${address}.`,
    notYou: 'You didn’t withdraw from anything? Then please reply to this mail.',
  },
  contactCopy: {
    subject: (subject, urgent) => `${urgent ? '[Urgent] ' : '[Contact] '}${subject}`,
    title: (urgent) => (urgent ? 'Urgent message' : 'Message from the contact form'),
    from: 'From',
    about: 'Subject',
    answer: 'A reply to this mail goes straight to the person.',
  },
  ownerAlert: { button: 'Open in the dashboard', returns: 'Open returns' },
};
