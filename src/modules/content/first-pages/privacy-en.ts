import type { ContentText } from '../content-store.ts'

export const privacyEn: ContentText = {
  title: 'Privacy notice',
  summary:
    'Which of your data {{shop_name}} keeps, what for, and how you can get them back. Given under section 7 of Malaysia’s Personal Data Protection Act 2010.',
  sections: [
    {
      anchor: 'what',
      heading: 'What we keep',
      body: `Only what you give us or what an order needs:

- **Orders:** name, email, phone, addresses, what you bought, and the payment receipt if you upload one.
- **Account:** name, email, a hash of your password, your language, wishlist and saved addresses.
- **Messages and forms:** what you write to us, and whether you want our newsletter, and what you want to be told of when it is back; that request is deleted with its email.
- **Reviews and returns:** the stars, words and pictures of a review and the name you sign it with, which everybody reads once we have published it; what you ask to send back, with its pictures, which only you and our staff see. You can delete a review at any time; both go with your account.
- **Visits:** if you agreed, which pages are seen, what is searched for and put into the cart, on what kind of device, and from which site you came; while you are signed in, together with your account. “Privacy choices” at the foot of each page changes your answer. If your browser says that it does not want to be tracked, we neither ask nor count.

We never see card numbers, and we do not ask for an identity card.`,
    },
    {
      anchor: 'why',
      heading: 'What for',
      body: `To pack and send your order, to answer you, to keep the shop safe from fraud, to keep the books that the law asks for, and, if you agreed, to write to you about new patterns. We do not sell data and make no decisions about people by automated means alone.`,
    },
    {
      anchor: 'must',
      heading: 'What you must give, and what you need not',
      body: `Without a name, an email address, a phone number and an address no parcel finds you, so an order needs these. Everything else is yours to leave out.`,
    },
    {
      anchor: 'who',
      heading: 'Who else sees them',
      body: `The carrier gets the name, address and phone number on the parcel. The payment service that you choose gets the amount and the order number. Our hosting and mail providers keep data for us and may use them for nothing else. Authorities get what a law orders us to give.

Our people in Malaysia and Kazakhstan both work with orders, so data may be read in either country, under the same rules.`,
    },
    {
      anchor: 'how-long',
      heading: 'How long',
      body: `Orders and invoices: seven years, as Malaysian tax law wants. Payment receipts: until the order is completed, and one year more. Messages: two years. Words and pictures of a return: one year after it has ended. Newsletter: until you unsubscribe. Visits: fourteen months. An account, and the visits counted with it: until you delete it.`,
    },
    {
      anchor: 'cookies',
      heading: 'Cookies',
      body: `We set only cookies that the shop needs: your language, that you are signed in, which orders this browser may see, and for thirty days the partner who sent you here. The cart, the currency you chose and what you looked at last stay in your browser. There are no advertising cookies and no third-party scripts.`,
    },
    {
      anchor: 'safe',
      heading: 'How they are kept safe',
      body: `Every connection is encrypted, passwords are hashed, payment receipts are stored where only you and our staff can open them, and staff sign in with a role that shows them no more than they need.`,
    },
    {
      anchor: 'rights',
      heading: 'Your rights',
      body: `You may see your data, have them corrected, take back a consent, unsubscribe from our emails with one click, and ask us to delete what no law makes us keep. In your account you can change and download them yourself.

For everything else, [write to us](/contact) with the subject “Personal data”. We answer within 21 days and charge nothing. If you are not satisfied, you may turn to the Personal Data Protection Commissioner of Malaysia.`,
    },
    {
      anchor: 'changes',
      heading: 'Changes',
      body: `When this notice changes, the date above changes too, and what matters is sent to account holders by email. Where the English and the Malay text differ, the reading that protects you better holds.`,
    },
  ],
}
