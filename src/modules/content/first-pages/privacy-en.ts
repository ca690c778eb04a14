import type { ContentText } from '../content-store.ts'

export const privacyEn: ContentText = {
  title: 'Privacy notice',
  summary:
    'What personal data {{shop_name}} keeps, why, and how you can get a copy. Given under section 7 of Malaysia’s Personal Data Protection Act 2010.',
  sections: [
    {
      anchor: 'what',
      heading: 'What we keep',
      body: `Only what you give us or what an order needs:

- **Orders:** name, email, phone, addresses, what you bought, and the payment receipt if you upload one.
- **Account:** name, email, a hash of your password, your language, wishlist and saved addresses.
- **Messages and forms:** your messages, whether you want our newsletter, and the stock alerts you asked for. We delete a stock alert once its email is sent.
- **Reviews and returns:** your rating, text and photos, and the name you sign a review with; everyone can see them once we publish the review. For returns, your request and photos; only you and our staff can see those. You can delete a review at any time, and both are deleted with your account.
- **Assistants:** if an AI assistant prepares an order for you, the items, name and address that it sends us. We delete them after six hours unless you place the order. If you do, the assistant learns the items, the amounts, the region and postcode of the delivery, and how the order is going, but not your name, address or payment.
- **Visits:** if you agreed: the pages you view, what you search for and add to the cart, your type of device, and the site you came from; while you’re signed in, together with your account. “Privacy settings” at the foot of each page changes your answer. If your browser sends a “do not track” signal, we don’t ask and don’t count.

We never see card numbers, and we don’t ask for an identity card.`,
    },
    {
      anchor: 'why',
      heading: 'Why we keep it',
      body: `To pack and send your order, to answer you, to keep the shop safe from fraud, to keep the records the law requires, and, if you agreed, to write to you about new patterns. We don’t sell data and make no decisions about people by automated means alone.`,
    },
    {
      anchor: 'must',
      heading: 'What is required and what is optional',
      body: `We need a name, an email address, a phone number and a postal address to deliver your order. Everything else is optional.`,
    },
    {
      anchor: 'who',
      heading: 'Who we share it with',
      body: `The carrier gets the name, address and phone number on the parcel. The payment service that you choose gets the amount and the order number. Our hosting and email providers store data for us and may not use it for anything else. We give authorities what the law requires.

Our people in Malaysia and Kazakhstan both work with orders, so data may be read in either country, under the same rules.`,
    },
    {
      anchor: 'how-long',
      heading: 'How long we keep it',
      body: `Orders and invoices: seven years, as Malaysian tax law requires. Payment receipts: one year after the order is completed. Messages: two years. Return requests and their photos: one year after the return is closed. Newsletter: until you unsubscribe. Visits: {{analytics_months}} months. An account, and the visits counted with it: until you delete it.`,
    },
    {
      anchor: 'cookies',
      heading: 'Cookies',
      body: `We set only the cookies that the shop needs. They store your language, your sign-in and which orders this browser may see. For thirty days they also store the partner who sent you here, and whether you confirmed our newsletter or followed a link in one of our emails. The cart, the currency you chose and what you looked at last stay in your browser. There are no advertising cookies and no third-party scripts.`,
    },
    {
      anchor: 'safe',
      heading: 'How we keep it safe',
      body: `Every connection is encrypted, passwords are hashed, payment receipts are stored where only you and our staff can open them, and staff sign in with a role that shows them no more than they need.`,
    },
    {
      anchor: 'rights',
      heading: 'Your rights',
      body: `You may see your data, have it corrected, withdraw your consent, unsubscribe from our emails with one click, and ask us to delete what we aren’t legally required to keep. In your account you can change and download it yourself.

For everything else, [write to us](/contact) with the subject “Personal data”. We answer within 21 days and charge nothing. If you aren’t satisfied, you can turn to the Personal Data Protection Commissioner of Malaysia.`,
    },
    {
      anchor: 'changes',
      heading: 'Changes',
      body: `When this notice changes, the date above changes too, and we email account holders about important changes. If the English and Malay versions differ, the one that protects you better applies.`,
    },
  ],
}
