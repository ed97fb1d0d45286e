import type { LegalText } from '#catalogue/texts/legal/legal-text.ts';

export const texts: LegalText = {
  screen: 'privacy',
  title: 'Privacy',
  description: 'What data Elvare processes, why, for how long, and what rights you have.',
  intro:
    'We process as little data as we can. This shop sets no advertising or analytics cookies, loads no fonts or scripts from third parties, and passes your behaviour on to nobody.',
  sections: [
    {
      heading: 'Who is responsible',
      body: [
        '{companyName}, {companyStreet}, {companyCity}, Germany, phone: {companyPhone}, e-mail: {companyEmail}. Write to this address with any question about privacy.',
      ],
    },
    {
      heading: 'Visiting our pages',
      body: [
        'To display our pages, your browser sends technically necessary data, including your IP address. We use it only while the connection lasts and to fend off overload; we write it neither to logs nor to the database. The legal basis is our legitimate interest in running the shop securely (Art. 6(1)(f) GDPR).',
      ],
    },
    {
      heading: 'Orders and payment',
      body: [
        'When you order, we process your e-mail address, name, delivery address, the items ordered and the payment status to perform the contract (Art. 6(1)(b) GDPR). The order also holds the website you came from, so that we see where orders come from (Art. 6(1)(f) GDPR). For payment we take you to the page of our payment provider, Stripe Payments Europe, Ltd., 1 Grand Canal Street Lower, Dublin, Ireland. You enter card or PayPal details only there; we never receive them.',
        'For delivery we pass your name and address on to the carrier.',
        'German commercial and tax law obliges us to keep paid orders (section 257 HGB, section 147 AO): accounting vouchers for eight years, business letters for six, books for ten. If an order is not paid, we remove name, addresses and its link to your account {unpaidOrdersKeptDays} days after it ended. The e-mails our shop sends you are deleted from it after {mailsKeptDays} days.',
        'So that nothing is lost in an outage, we back up the shop’s data every night, encrypted, and keep backups for up to {backupsKeptMonths} months (Art. 6(1)(f) GDPR). Deleted data disappears with the last backup that still contains it; if we restore a backup, we delete it again.',
      ],
    },
    {
      heading: 'Account',
      body: [
        'An account is optional; you can order as a guest. We store your e-mail address, an irreversibly hashed password and your wishlist (Art. 6(1)(b) GDPR). When you sign in we set a technically necessary cookie that scripts cannot read and that is deleted when you sign out. A second one remembers for 180 days that you were signed in on this device, so that other people’s sign-in attempts don’t keep you out; it holds only a random number with a checksum (section 25(2) no. 2 TDDDG). If the e-mail address of an account is not verified, we delete the account after {unverifiedAccountsKeptDays} days, as soon as nobody is signed in to it any more, unless something was bought with it.',
        'To notice and clear up attacks, we record for {securityEventsKeptDays} days when an account signed in, which of its login details were changed and which requests were refused (Art. 6(1)(f) GDPR). We store the account’s identifier and, instead of the IP address, a check value made with a key that changes daily.',
      ],
    },
    {
      heading: 'What your browser remembers',
      body: [
        'Your browser’s local storage holds your cart with any discount code you have redeemed and, once you go to pay, a random number for that attempt, so that neither a second click nor a second tab places a second order and what is paid leaves your cart, your wishlist and the language, if you expressly choose one. It stays until you remove it, place your order or clear your browser’s data.',
        'Session storage holds the products you viewed last, so that you can find your way back to them. They are gone when you close the tab.',
        'When you go to pay, we set a technically necessary cookie for 24 hours that scripts cannot read. It is what lets the page after payment show you what you ordered; somebody who merely has its link does not see it.',
        'All of the above is necessary for the function you are using (section 25(2) no. 2 TDDDG). We learn which items are in your cart, and the number of the attempt, only when you go to pay, and a discount code when you redeem it. We learn your wishlist only while you are signed in; it then belongs to your account. Your browser sends us the cookie along with its requests. The list of products you viewed last stays on your device alone.',
      ],
    },
    {
      heading: 'Counting visits',
      body: [
        'To see how many people are in the shop and which pages are in demand, we count visits on our own server. While a page is open, it reports every 30 seconds with a random identifier, the page you are on, the website or campaign you came from, the total of your cart and whether you are on your way to the checkout. The identifier is kept in your browser’s session storage, so that a reload is not counted twice; it is gone when you close the tab. We store the browser family (“Firefox”, say) but neither your IP address nor your full browser details. When you go to pay, the visit also holds which checkout belongs to it until you have paid, so that a paid cart does not count as abandoned.',
        'Individual visits are deleted after 24 hours at most; what remains are daily totals. If you are signed in, the visit is linked to your account for that time. The legal basis is our legitimate interest in a shop that works (Art. 6(1)(f) GDPR); you can object by e-mail.',
      ],
    },
    {
      heading: 'Newsletter',
      body: [
        'We send the newsletter only after you confirm your subscription through the link in our confirmation mail (Art. 6(1)(a) GDPR). We store your e-mail address and the times of subscription and confirmation. You can unsubscribe with one click in every issue. After that we keep your address and these times for {unsubscribedKeptYears} years, to be able to show that you had consented (Art. 6(1)(f) and Art. 7(1) GDPR). A subscription that is never confirmed is deleted after {unconfirmedKeptDays} days.',
      ],
    },
    {
      heading: 'Contact',
      body: [
        'If you write to us, we use your name, e-mail address and message to reply (Art. 6(1)(b) or (f) GDPR). In the shop we delete the request {messagesKeptDays} days after it is settled, or, if it stays open, {unhandledMessagesKeptDays} days after it came. In our mailbox it stays as long as a retention duty applies.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        'You have the right of access, rectification, erasure, restriction and portability, the right to withdraw consent for the future, and the right to object to processing based on legitimate interest (Art. 15 to 21 GDPR). A message to {companyEmail} is enough.',
        'You can also complain to a data protection authority, for example the one where you live.',
      ],
    },
  ],
};
