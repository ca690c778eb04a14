import type { NewContentPage } from '../content-store.ts'

export const membershipPage: NewContentPage = {
  slug: 'membership',
  updatedOn: '2025-06-18',
  title: 'Ride with us',
  summary: 'Membership costs nothing. It begins when you confirm your e-mail, and ends when you say so.',
  sections: [
    {
      anchor: 'first-order',
      heading: '{{first_purchase_discount}} off your first order',
      body: 'It comes off by itself at checkout, once, on everything in the bundle.',
    },
    {
      anchor: 'member-prices',
      heading: 'Member prices',
      body: 'On selected pieces you pay less than the label says. The price stands beside the other one, so you always see the difference.',
    },
    {
      anchor: 'free-shipping',
      heading: 'Free shipping over {{free_shipping_over}}',
      body: 'When your goods cost more than {{free_shipping_over}} after any discount, the parcel travels on us, wherever it goes.',
    },
    {
      anchor: 'early',
      heading: 'First at the loom',
      body: 'New patterns open to members before everybody else, and so do special offers.',
    },
    { anchor: 'wishlist', heading: 'A place for wishes', body: 'Keep what you like in a list. It waits for you on every device.' },
    {
      anchor: 'orders',
      heading: 'Your orders and addresses',
      body: 'See where each parcel is, order again, and write your address only once.',
    },
  ],
  texts: {
    ru: {
      title: 'В дорогу вместе',
      summary: 'Участие в клубе ничего не стоит. Оно начинается, когда вы подтвердите почту, и кончается, когда вы скажете.',
      sections: [
        {
          anchor: 'first-order',
          heading: 'Первый заказ на {{first_purchase_discount}} дешевле',
          body: 'Скидка появится сама при оформлении — один раз и на всё, что в узелке.',
        },
        {
          anchor: 'member-prices',
          heading: 'Клубные цены',
          body: 'За часть вещей вы платите меньше, чем на ценнике. Обе цены стоят рядом, разницу видно всегда.',
        },
        {
          anchor: 'free-shipping',
          heading: 'Бесплатная доставка заказов дороже {{free_shipping_over}}',
          body: 'Если товары после скидки стоят больше {{free_shipping_over}}, дорогу посылки оплачиваем мы, куда бы она ни ехала.',
        },
        {
          anchor: 'early',
          heading: 'Первыми у станка',
          body: 'Новые узоры и особые предложения открываются участникам раньше, чем всем остальным.',
        },
        {
          anchor: 'wishlist',
          heading: 'Место для желаний',
          body: 'Складывайте в список то, что понравилось. Он ждёт вас на любом устройстве.',
        },
        {
          anchor: 'orders',
          heading: 'Заказы и адреса',
          body: 'Видно, где каждая посылка, легко заказать снова, а адрес нужно написать только однажды.',
        },
      ],
    },
    kk: {
      title: 'Жолға бірге шығайық',
      summary: 'Мүшелік тегін. Ол поштаңызды растағанда басталып, өзіңіз айтқанда аяқталады.',
      sections: [
        {
          anchor: 'first-order',
          heading: 'Алғашқы тапсырысқа {{first_purchase_discount}} жеңілдік',
          body: 'Тапсырыс бергенде өзі шегеріледі: бір рет, жүгіңіздегінің бәріне.',
        },
        {
          anchor: 'member-prices',
          heading: 'Мүше бағасы',
          body: 'Кейбір затқа көрсетілген бағадан аз төлейсіз. Екі баға қатар тұрады, айырмасы әрқашан көрінеді.',
        },
        {
          anchor: 'free-shipping',
          heading: '{{free_shipping_over}} асса, тегін жеткізу',
          body: 'Жеңілдіктен кейінгі тауар құны {{free_shipping_over}} сомасынан асса, сәлемдеме қайда барса да, жолын біз төлейміз.',
        },
        { anchor: 'early', heading: 'Алдымен мүшелерге', body: 'Жаңа өрнектер мен арнайы ұсыныстар мүшелерге өзгелерден бұрын ашылады.' },
        { anchor: 'wishlist', heading: 'Тілектер тізімі', body: 'Ұнағанын тізімге сақтаңыз. Ол кез келген құрылғыда сізді күтіп тұрады.' },
        {
          anchor: 'orders',
          heading: 'Тапсырыстар мен мекенжайлар',
          body: 'Әр сәлемдеменің қайда екені көрінеді, қайта тапсырыс беру оңай, мекенжайды бір-ақ рет жазасыз.',
        },
      ],
    },
  },
}
