import type { NewContentPage } from '../content-store.ts'

/** Questions and answers for the contact page and for search engines. An operator who wants none empties the sections. */
export const faqPage: NewContentPage = {
  slug: 'faq',
  updatedOn: '2025-06-18',
  title: 'Asked over tea',
  summary: 'What people ask us most. Not here? Write to us.',
  sections: [
    {
      anchor: 'delivery-time',
      heading: 'How long does a parcel take?',
      body: 'We pack within two working days of the payment. Delivery within Malaysia then takes two to five working days with {{carrier_name}}; to Central Asia and the rest of the world, ten to twenty-five, customs included.',
    },
    {
      anchor: 'shipping-cost',
      heading: 'What does shipping cost?',
      body: 'It depends on the country and is shown at checkout before you order. [Members](/membership) get free shipping when their items cost more than {{free_shipping_over}}.',
    },
    {
      anchor: 'tax',
      heading: 'Is tax in the price?',
      body: 'Sales and service tax of {{tax_rate}}, where it applies, is added at checkout and shown on its own line. Outside Malaysia your customs office may ask for more.',
    },
    {
      anchor: 'paying',
      heading: 'How can I pay?',
      body: 'Checkout shows the payment methods open to you. After a QR payment or a bank transfer, upload the receipt on the order page: a photo or a PDF of up to {{proof_max_mb}} MB. We reserve your items for {{payment_hours}} hours, or {{low_stock_payment_hours}} when few are left; the order page shows the deadline.',
    },
    {
      anchor: 'returns',
      heading: 'Can I send something back?',
      body: 'Within 14 days of delivery, unworn, unwashed and with its label. Is it faulty, or not what you ordered? Write to us within 30 days, and we pay for the return. The details are in our [terms](/terms#returns).',
    },
    {
      anchor: 'where-is-it',
      heading: 'Where is my order?',
      body: 'Enter its number and your email on the page [Track an order](/track-order). You don’t need an account.',
    },
    {
      anchor: 'account',
      heading: 'Do I need an account?',
      body: 'No, you can buy as a guest. An account is free, takes {{first_purchase_discount}} off the first order and shows you member prices.',
    },
    {
      anchor: 'made-to-wish',
      heading: 'Do you make larger runs, or custom designs?',
      body: 'Yes, for teams, weddings and shops. Tell us what you have in mind in a [pre-order request](/preorder); it doesn’t commit you to anything.',
    },
  ],
  texts: {
    ru: {
      title: 'Спрашивают за чаем',
      summary: 'О чём нас спрашивают чаще всего. Не нашли? Напишите нам.',
      sections: [
        {
          anchor: 'delivery-time',
          heading: 'Сколько идёт посылка?',
          body: 'Собираем её в течение двух рабочих дней после оплаты. По Малайзии {{carrier_name}} везёт от двух до пяти рабочих дней, в Центральную Азию и остальной мир — от десяти до двадцати пяти, вместе с таможней.',
        },
        {
          anchor: 'shipping-cost',
          heading: 'Сколько стоит доставка?',
          body: 'Это зависит от страны; сумма видна при оформлении, до заказа. [Участникам клуба](/membership) доставка бесплатна, если товары стоят больше {{free_shipping_over}}.',
        },
        {
          anchor: 'tax',
          heading: 'Налог уже в цене?',
          body: 'Налог с продаж и услуг {{tax_rate}}, где он положен, добавляется при оформлении отдельной строкой. За пределами Малайзии ваша таможня может взять ещё.',
        },
        {
          anchor: 'paying',
          heading: 'Как можно заплатить?',
          body: 'Доступные вам способы показаны при оформлении. После оплаты по QR-коду или переводом загрузите чек на странице заказа: снимок или PDF до {{proof_max_mb}} МБ. Вещи мы держим для вас {{payment_hours}} ч, а если их осталось мало, {{low_stock_payment_hours}} ч; точный срок указан на странице заказа.',
        },
        {
          anchor: 'returns',
          heading: 'Можно ли вернуть вещь?',
          body: 'Да, в течение 14 дней после получения: не ношенную, не стиранную, с биркой. Брак или не та вещь? Напишите в течение 30 дней, обратную дорогу оплатим мы. Всё целиком — в [условиях](/terms#returns).',
        },
        {
          anchor: 'where-is-it',
          heading: 'Где мой заказ?',
          body: 'Введите его номер и вашу почту на странице [«Где мой заказ»](/track-order). Регистрация не нужна.',
        },
        {
          anchor: 'account',
          heading: 'Нужно ли регистрироваться?',
          body: 'Нет, покупать можно и без регистрации. Кабинет бесплатный: первый заказ на {{first_purchase_discount}} дешевле, и видны клубные цены.',
        },
        {
          anchor: 'made-to-wish',
          heading: 'Делаете ли вы партии и вещи на заказ?',
          body: 'Да, для команд, свадеб и магазинов. Расскажите, что задумали, в [заявке на предзаказ](/preorder): она ни к чему не обязывает.',
        },
      ],
    },
    kk: {
      title: 'Шай үстінде сұрайды',
      summary: 'Бізден ең жиі сұралатындар. Таппадыңыз ба? Бізге жазыңыз.',
      sections: [
        {
          anchor: 'delivery-time',
          heading: 'Сәлемдеме қанша күнде жетеді?',
          body: 'Төлемнен кейін екі жұмыс күні ішінде ораймыз. Малайзия ішінде {{carrier_name}} екі-бес жұмыс күнінде жеткізеді, Орталық Азияға және басқа елдерге кеденді қоса есептегенде он-жиырма бес күн кетеді.',
        },
        {
          anchor: 'shipping-cost',
          heading: 'Жеткізу қанша тұрады?',
          body: 'Бұл елге байланысты, құнын тапсырыс бергенге дейін көресіз. Тауар құны {{free_shipping_over}} сомасынан асса, [клуб мүшелеріне](/membership) жеткізу тегін.',
        },
        {
          anchor: 'tax',
          heading: 'Салық бағаның ішінде ме?',
          body: '{{tax_rate}} сату және қызмет салығы (қолданылатын жерде) тапсырыс бергенде бөлек жолмен қосылады. Малайзиядан тыс жерде кеденіңіз тағы сұрауы мүмкін.',
        },
        {
          anchor: 'paying',
          heading: 'Қалай төлеуге болады?',
          body: 'Сізге қолжетімді төлем түрлері тапсырыс бергенде көрінеді. QR-кодпен не банк аударымымен төлесеңіз, түбіртекті тапсырыс бетіне жүктеңіз: {{proof_max_mb}} МБ-қа дейінгі сурет не PDF. Заттарыңызды {{payment_hours}} сағат, аз қалған болса {{low_stock_payment_hours}} сағат сақтаймыз; нақты уақыты тапсырыс бетінде.',
        },
        {
          anchor: 'returns',
          heading: 'Затты қайтаруға бола ма?',
          body: 'Иә, алған күннен бастап 14 күн ішінде: киілмеген, жуылмаған, затбелгісі тағулы болсын. Ақаулы ма, әлде басқа зат келді ме? 30 күн ішінде жазыңыз, кері жолды біз төлейміз. Толығырақ [шарттарда](/terms#returns).',
        },
        {
          anchor: 'where-is-it',
          heading: 'Тапсырысым қайда?',
          body: '[«Тапсырысым қайда»](/track-order) бетінде оның нөмірі мен поштаңызды жазыңыз. Тіркелудің қажеті жоқ.',
        },
        {
          anchor: 'account',
          heading: 'Тіркелу керек пе?',
          body: 'Жоқ, тіркелмей де сатып алуға болады. Кабинет тегін: алғашқы тапсырыс {{first_purchase_discount}} арзан, клуб бағалары көрінеді.',
        },
        {
          anchor: 'made-to-wish',
          heading: 'Көп мөлшерде немесе өз қалауым бойынша жасайсыздар ма?',
          body: 'Иә, ұжымдарға, тойларға, дүкендерге жасаймыз. Ойыңыздағыны [алдын ала тапсырыс өтінімінде](/preorder) айтыңыз, ол ештеңеге міндеттемейді.',
        },
      ],
    },
  },
}
