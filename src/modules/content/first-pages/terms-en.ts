import type { ContentText } from '../content-store.ts'

export const termsEn: ContentText = {
  title: 'Terms',
  summary: 'What we promise, what we ask, and what happens when something goes wrong. Thirteen parts, in plain words.',
  sections: [
    {
      anchor: 'about-these-terms',
      heading: 'Who we are and what this is',
      body: `{{shop_name}} is a small studio at {{studio_address}}. “We” means the studio, “you” means anyone who visits this shop or buys from it.

By placing an order you accept these terms as they are on that day. They never take away a right that the law gives you.`,
    },
    {
      anchor: 'account',
      heading: 'Using the shop and your account',
      body: `You can buy as a guest. An account needs a confirmed email address and a password that only you know. Tell us at once if you think somebody else knows it.

You must be at least 18, or buy with a parent’s consent. Please don’t use the shop to harm it or other people: we may close an account that is used for fraud, and we’ll say why.`,
    },
    {
      anchor: 'membership',
      heading: 'Membership',
      body: `[Membership](/membership) is free and ends whenever you wish. Members get member prices on selected items, and a new member’s first order costs {{first_purchase_discount}} less, once per account.

{{free_shipping_sentence}} Benefits of membership have no cash value and can’t be passed on.`,
    },
    {
      anchor: 'products',
      heading: 'Products, images and availability',
      body: `Colours differ a little from screen to screen, and printed cloth differs a little from piece to piece. We describe sizes and materials as carefully as we can.

Stock is counted live. If an item still turns out to be missing, we’ll tell you within two working days, and you can choose between waiting and a refund.`,
    },
    {
      anchor: 'prices',
      heading: 'Prices and tax',
      body: `Prices are in Malaysian ringgit (RM). {{tax_sentence}} Shipping is shown at checkout before you order, never after.

Duties and import tax of your own country aren’t included. Your country sets them, its customs office asks for them, and you pay them. If a price was plainly a mistake, we’ll ask before we ship, and you may cancel.`,
    },
    {
      anchor: 'orders',
      heading: 'Your order',
      body: `Your order is an offer. The contract starts when we confirm your payment. Until then you may cancel on the order page without giving a reason.

We reserve your items as soon as you order. An order that isn’t paid within {{payment_hours}} hours is cancelled, and the items go back in stock. When stock is low, you have {{low_stock_payment_hours}} hours. The order page shows the deadline.`,
    },
    {
      anchor: 'payment',
      heading: 'Payment',
      body: `Checkout shows the payment methods available to you. For QR codes and bank transfers, upload the receipt on the order page: a photo or a PDF of up to {{proof_max_mb}} MB. We check it by hand, usually on the same working day.

You pay by card or PayPal on the payment service’s page. Card numbers never reach us.`,
    },
    {
      anchor: 'delivery',
      heading: 'Delivery',
      body: `The product page and the checkout show when your order is expected to arrive. From the day it leaves our studio, a parcel takes:

{{delivery_days}}

The parcel is at our risk until it is handed to you. If it hasn’t arrived ten working days after the longest of these times, [write to us](/contact): we’ll trace it, and send it again or refund you.`,
    },
    {
      anchor: 'pre-orders',
      heading: 'Pre-orders',
      body: `A pre-order is paid now and made later. The product page says when we expect to ship it. If that date moves by more than two weeks, we’ll write to you, and you may cancel for a full refund.

A [pre-order request](/preorder) is only a question: it binds neither of us until you accept our offer.`,
    },
    {
      anchor: 'returns',
      heading: 'Returns, exchanges and refunds',
      body: `You have {{return_time}} from delivery to send back what doesn’t fit or what you don’t like, unworn, unwashed and with its label. We refund the price of the items within ten working days of their arrival; you pay for the return. Custom-made items are the exception.

Is something faulty, or not what you ordered? Write to us within 30 days and add a photo. We pay for the return and repair, replace or refund, as you prefer. The guarantees of the Consumer Protection Act 1999 apply in any case.`,
    },
    {
      anchor: 'designs',
      heading: 'Designs and texts',
      body: `The patterns themselves belong to the peoples who made them. Our drawings of them, the photos and the texts belong to the studio. Share them with a link and our name; please ask before you print or sell them.

What you write to us stays yours.`,
    },
    {
      anchor: 'liability',
      heading: 'Our liability',
      body: `We are fully liable for harm caused intentionally or by gross negligence, and wherever the law doesn’t let us limit liability. Otherwise we are liable for foreseeable damage, up to the price of the order.

We aren’t liable for what nobody could prevent: floods, strikes, closed borders, a network that is down. We’ll tell you, and do what we can.`,
    },
    {
      anchor: 'law',
      heading: 'Law, personal data and changes',
      body: `These terms follow the laws of Malaysia, and its courts decide, unless the law of your country gives you a court of your own. Before either of us goes to court, let’s talk: [write to us](/contact). Consumers in Malaysia may also turn to the Tribunal for Consumer Claims.

Personal data is handled under the Personal Data Protection Act 2010; our [privacy notice](/privacy) explains how. When these terms change, the date above changes too, and earlier orders keep the terms that applied when they were placed.`,
    },
  ],
}
