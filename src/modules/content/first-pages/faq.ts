import type { NewContentPage } from '../content-store.ts'

/** Questions and answers for the contact page and search engines. An operator who wants none deletes the sections. */
export const faqPage: NewContentPage = {
  slug: 'faq',
  updatedOn: '2025-06-18',
  title: 'Frequently asked questions',
  summary: 'What people ask us most. Not here? Write to us.',
  sections: [
    {
      anchor: 'delivery-time',
      heading: 'How long does a parcel take?',
      body: `The product page and the checkout show the days for your country. From the day it leaves our studio, a parcel takes:

{{delivery_days}}`,
    },
    {
      anchor: 'shipping-cost',
      heading: 'What does shipping cost?',
      body: 'It depends on the country and is shown at checkout before you order. {{free_shipping_sentence}}',
    },
    {
      anchor: 'tax',
      heading: 'Is tax in the price?',
      body: '{{tax_sentence}} Duties and import tax of your own country aren’t included: your customs office may ask you for them.',
    },
    {
      anchor: 'paying',
      heading: 'How can I pay?',
      body: 'Checkout shows the payment methods available to you. After a QR payment or a bank transfer, upload the receipt on the order page: a photo or a PDF of up to {{proof_max_mb}} MB. We reserve your items for {{payment_hours}} hours, or {{low_stock_payment_hours}} when few are left; the order page shows the deadline.',
    },
    {
      anchor: 'returns',
      heading: 'Can I send something back?',
      body: 'Within {{return_time}} of delivery, unworn, unwashed and with its label. Is it faulty, or not what you ordered? Write to us within 30 days, and we’ll pay for the return. The details are in our [terms](/terms#returns).',
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
      title: 'Частые вопросы',
      summary: 'О чём нас спрашивают чаще всего. Не нашли? Напишите нам.',
      sections: [
        {
          anchor: 'delivery-time',
          heading: 'Сколько идёт посылка?',
          body: `Дни для вашей страны показаны на странице товара и при оформлении. С того дня, как посылка выехала из студии, она идёт:

{{delivery_days}}`,
        },
        {
          anchor: 'shipping-cost',
          heading: 'Сколько стоит доставка?',
          body: 'Это зависит от страны; сумма видна при оформлении, до заказа. {{free_shipping_sentence}}',
        },
        {
          anchor: 'tax',
          heading: 'Налог уже в цене?',
          body: '{{tax_sentence}} Пошлины и налог на ввоз в вашу страну не включены: их может взять с вас ваша таможня.',
        },
        {
          anchor: 'paying',
          heading: 'Как можно заплатить?',
          body: 'Доступные вам способы показаны при оформлении. После оплаты по QR-коду или переводом загрузите чек на странице заказа: фото или PDF до {{proof_max_mb}} МБ. Вещи мы откладываем для вас на {{payment_hours}} ч, а если их осталось мало, на {{low_stock_payment_hours}} ч; точный срок указан на странице заказа.',
        },
        {
          anchor: 'returns',
          heading: 'Можно ли вернуть вещь?',
          body: 'Да, в течение {{return_time}} после получения: не ношенную, не стиранную, с биркой. Брак или не та вещь? Напишите в течение 30 дней, обратную пересылку оплатим мы. Подробнее — в [условиях](/terms#returns).',
        },
        {
          anchor: 'where-is-it',
          heading: 'Где мой заказ?',
          body: 'Введите его номер и вашу эл. почту на странице [«Где мой заказ»](/track-order). Регистрация не нужна.',
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
      title: 'Жиі қойылатын сұрақтар',
      summary: 'Бізден ең жиі сұралатындар. Таппадыңыз ба? Бізге жазыңыз.',
      sections: [
        {
          anchor: 'delivery-time',
          heading: 'Сәлемдеме қанша күнде жетеді?',
          body: `Еліңізге қашан жететіні тауар бетінде және тапсырыс бергенде көрсетіледі. Шеберханадан шыққан күннен бастап сәлемдеме жолда болатын уақыт:

{{delivery_days}}`,
        },
        {
          anchor: 'shipping-cost',
          heading: 'Жеткізу қанша тұрады?',
          body: 'Бұл елге байланысты, құнын тапсырыс бергенге дейін көресіз. {{free_shipping_sentence}}',
        },
        {
          anchor: 'tax',
          heading: 'Салық бағаның ішінде ме?',
          body: '{{tax_sentence}} Еліңіздің кеден бажы мен импорт салығы бағаға кірмейді: оларды кеденіңіз сізден сұрауы мүмкін.',
        },
        {
          anchor: 'paying',
          heading: 'Қалай төлеуге болады?',
          body: 'Сізге қолжетімді төлем тәсілдері тапсырыс бергенде көрінеді. QR-кодпен немесе банк аударымымен төлесеңіз, түбіртекті тапсырыс бетіне жүктеңіз: {{proof_max_mb}} МБ-қа дейінгі фото немесе PDF. Заттарыңызды {{payment_hours}} сағат, аз қалған болса {{low_stock_payment_hours}} сағат сақтаймыз; нақты уақыты тапсырыс бетінде.',
        },
        {
          anchor: 'returns',
          heading: 'Затты қайтаруға бола ма?',
          body: 'Иә, алған күннен бастап {{return_time}} ішінде: киілмеген, жуылмаған, затбелгісі тағулы болсын. Ақаулы ма, әлде басқа зат келді ме? 30 күн ішінде жазыңыз, кері жөнелту ақысын біз төлейміз. Толығырақ [шарттарда](/terms#returns).',
        },
        {
          anchor: 'where-is-it',
          heading: 'Тапсырысым қайда?',
          body: '[«Тапсырысым қайда»](/track-order) бетінде оның нөмірі мен эл. поштаңызды жазыңыз. Тіркелудің қажеті жоқ.',
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
