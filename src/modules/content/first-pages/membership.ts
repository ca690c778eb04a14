import type { NewContentPage } from '../content-store.ts'

export const membershipPage: NewContentPage = {
  slug: 'membership',
  updatedOn: '2025-06-18',
  title: 'Membership',
  summary: 'Ride with us: membership costs nothing. It starts when you confirm your email, and ends when you say so.',
  sections: [
    {
      anchor: 'first-order',
      heading: '{{first_purchase_discount}} off your first order',
      body: 'We take it off at checkout, once, on everything in your cart.',
    },
    {
      anchor: 'member-prices',
      heading: 'Member prices',
      body: 'You pay less for selected items. Both prices are shown side by side, so you always see the difference.',
    },
    {
      anchor: 'free-shipping',
      heading: 'Free shipping over {{free_shipping_over}}',
      body: 'When your items cost more than {{free_shipping_over}} after any discount, we pay for shipping, wherever your parcel goes.',
    },
    {
      anchor: 'early',
      heading: 'Early access',
      body: 'You can buy new patterns before everybody else, and special offers come to you at member prices.',
    },
    { anchor: 'wishlist', heading: 'A wishlist', body: 'Save what you like. Your list waits for you on every device.' },
    {
      anchor: 'orders',
      heading: 'Your orders and addresses',
      body: 'See where each parcel is, order again, and enter your address only once.',
    },
  ],
  texts: {
    ru: {
      title: 'Клуб',
      summary:
        'В дорогу вместе: участие в клубе ничего не стоит. Оно начинается, когда вы подтвердите эл. почту, и прекращается, когда вы захотите.',
      sections: [
        {
          anchor: 'first-order',
          heading: 'Первый заказ на {{first_purchase_discount}} дешевле',
          body: 'Скидка применится автоматически при оформлении — один раз и на всё, что в корзине.',
        },
        {
          anchor: 'member-prices',
          heading: 'Клубные цены',
          body: 'За часть вещей вы платите меньше, чем на ценнике. Обе цены стоят рядом, разницу видно всегда.',
        },
        {
          anchor: 'free-shipping',
          heading: 'Бесплатная доставка заказов дороже {{free_shipping_over}}',
          body: 'Если товары после скидки стоят больше {{free_shipping_over}}, доставку оплачиваем мы, куда бы ни ехала посылка.',
        },
        {
          anchor: 'early',
          heading: 'Новинки раньше всех',
          body: 'Новые узоры участники могут купить раньше остальных, а ещё им достаются особые предложения по клубным ценам.',
        },
        {
          anchor: 'wishlist',
          heading: 'Избранное',
          body: 'Сохраняйте то, что понравилось. Избранное ждёт вас на любом устройстве.',
        },
        {
          anchor: 'orders',
          heading: 'Заказы и адреса',
          body: 'Видно, где каждая посылка, легко заказать снова, а адрес нужно написать только однажды.',
        },
      ],
    },
    kk: {
      title: 'Клуб мүшелігі',
      summary: 'Жолға бірге шығайық: мүшелік тегін. Ол эл. поштаңызды растағанда басталып, өзіңіз айтқанда аяқталады.',
      sections: [
        {
          anchor: 'first-order',
          heading: 'Алғашқы тапсырысқа {{first_purchase_discount}} жеңілдік',
          body: 'Тапсырыс бергенде автоматты түрде шегеріледі: бір рет, себетіңіздегінің бәріне.',
        },
        {
          anchor: 'member-prices',
          heading: 'Клуб бағасы',
          body: 'Кейбір затқа көрсетілген бағадан аз төлейсіз. Екі баға қатар тұрады, айырмасы әрқашан көрінеді.',
        },
        {
          anchor: 'free-shipping',
          heading: '{{free_shipping_over}} сомасынан асса, жеткізу тегін',
          body: 'Жеңілдіктен кейінгі тауар құны {{free_shipping_over}} сомасынан асса, сәлемдеме қайда барса да, жеткізуін біз төлейміз.',
        },
        {
          anchor: 'early',
          heading: 'Алдымен клуб мүшелеріне',
          body: 'Клуб мүшелері жаңа өрнектерді өзгелерден бұрын, ал арнайы ұсыныстарды клуб бағасымен сатып ала алады.',
        },
        { anchor: 'wishlist', heading: 'Таңдаулылар', body: 'Ұнағанын сақтаңыз. Таңдаулылар кез келген құрылғыда сізді күтіп тұрады.' },
        {
          anchor: 'orders',
          heading: 'Тапсырыстар мен мекенжайлар',
          body: 'Әр сәлемдеменің қайда екені көрінеді, қайта тапсырыс беру оңай, мекенжайды бір-ақ рет жазасыз.',
        },
      ],
    },
  },
}
