import type { PaymentMethod } from '#contract/checkout.ts'
import type { Words } from './demo-product.ts'

export type DemoPaymentMethod = {
  type: PaymentMethod['type']
  title: Words
  description: Words
  instructions: Words
  /** What the demo's QR code says when it is scanned; never a real account. */
  qrText?: string
  bank?: { bank_name: string; account_number: string; beneficiary_name: string; swift_code?: string }
}

export const demoPaymentMethods: readonly DemoPaymentMethod[] = [
  {
    type: 'qr_code',
    title: { en: 'DuitNow QR', ru: 'DuitNow QR', kk: 'DuitNow QR' },
    description: {
      en: 'Any Malaysian bank or e-wallet: Maybank, CIMB, Touch ’n Go, GrabPay.',
      ru: 'Любой малайзийский банк или кошелёк: Maybank, CIMB, Touch ’n Go, GrabPay.',
      kk: 'Малайзияның кез келген банкі немесе әмияны: Maybank, CIMB, Touch ’n Go, GrabPay.',
    },
    instructions: {
      en: 'Scan the code in your banking app, enter the total and put the order number in the reference. Then upload the receipt here.',
      ru: 'Отсканируйте код в приложении банка, введите сумму заказа и укажите его номер в назначении платежа. Затем загрузите чек здесь.',
      kk: 'Кодты банк қосымшасында сканерлеңіз, тапсырыстың сомасын енгізіп, төлем мақсатына оның нөмірін жазыңыз. Содан кейін түбіртекті осында жүктеңіз.',
    },
    qrText: 'TULPAR DEMO SHOP - DUITNOW QR - NOT A REAL ACCOUNT, NO PAYMENT IS POSSIBLE',
    bank: { bank_name: 'DuitNow', account_number: 'TULPAR-DEMO', beneficiary_name: 'Tulpar Studio (demo)' },
  },
  {
    type: 'qr_code',
    title: { en: 'Kaspi QR', ru: 'Kaspi QR', kk: 'Kaspi QR' },
    description: {
      en: 'For buyers in Kazakhstan, from the Kaspi.kz app.',
      ru: 'Для покупателей из Казахстана, из приложения Kaspi.kz.',
      kk: 'Қазақстандағы сатып алушыларға, Kaspi.kz қосымшасы арқылы.',
    },
    instructions: {
      en: 'Open Kaspi QR in the app and scan the code. Kaspi shows the total in tenge at the day’s rate. Upload the receipt from “My payments” here.',
      ru: 'Откройте Kaspi QR в приложении и отсканируйте код. Сумму в тенге Kaspi покажет по курсу дня. Загрузите сюда квитанцию из раздела «Мои платежи».',
      kk: 'Қосымшадан Kaspi QR бөлімін ашып, кодты сканерлеңіз. Kaspi соманы күннің бағамымен теңгеге шағып көрсетеді. «Менің төлемдерім» бөліміндегі түбіртекті осында жүктеңіз.',
    },
    qrText: 'TULPAR DEMO SHOP - KASPI QR - NOT A REAL ACCOUNT, NO PAYMENT IS POSSIBLE',
  },
  {
    type: 'bank_transfer',
    title: { en: 'Bank transfer', ru: 'Банковский перевод', kk: 'Банк аударымы' },
    description: {
      en: 'From any bank, in ringgit.',
      ru: 'Из любого банка, в ринггитах.',
      kk: 'Кез келген банктен, рингитпен.',
    },
    instructions: {
      en: 'Transfer the total and put the order number in the reference, so that we find it at once. Then upload the bank’s confirmation here.',
      ru: 'Переведите сумму заказа и укажите его номер в назначении платежа, чтобы мы сразу его нашли. Затем загрузите сюда подтверждение банка.',
      kk: 'Тапсырыстың сомасын аударып, бірден табуымыз үшін төлем мақсатына оның нөмірін жазыңыз. Содан кейін банктің растамасын осында жүктеңіз.',
    },
    bank: {
      bank_name: 'Maybank (demo)',
      account_number: '0000 0000 0000',
      beneficiary_name: 'Tulpar Studio (demo)',
      swift_code: 'MBBEMYKL',
    },
  },
  {
    type: 'card',
    title: { en: 'Credit or debit card', ru: 'Банковская карта', kk: 'Банк картасы' },
    description: {
      en: 'Visa and Mastercard. The card is entered at the payment service, never in this shop.',
      ru: 'Visa и Mastercard. Данные карты вводятся у платёжного сервиса, а не в магазине.',
      kk: 'Visa және Mastercard. Карта деректері дүкенде емес, төлем сервисінде енгізіледі.',
    },
    instructions: {
      en: 'Pay on the next page; the order moves on as soon as the payment service confirms.',
      ru: 'Оплатите на следующей странице: заказ пойдёт в работу, как только платёжный сервис подтвердит оплату.',
      kk: 'Келесі бетте төлеңіз: төлем сервисі растаған бойда тапсырыс жұмысқа беріледі.',
    },
  },
  {
    type: 'paypal',
    title: { en: 'PayPal', ru: 'PayPal', kk: 'PayPal' },
    description: {
      en: 'With your PayPal account.',
      ru: 'Через ваш аккаунт PayPal.',
      kk: 'PayPal аккаунтыңыз арқылы.',
    },
    instructions: {
      en: 'Confirm the payment at PayPal; it brings you back here.',
      ru: 'Подтвердите платёж в PayPal — он вернёт вас сюда.',
      kk: 'Төлемді PayPal-да растаңыз, ол сізді осында қайтарады.',
    },
  },
  {
    type: 'cash',
    title: { en: 'Cash at pick-up', ru: 'Наличными при получении', kk: 'Алған кезде қолма-қол' },
    description: {
      en: 'At our studio in Kuala Lumpur.',
      ru: 'В нашей студии в Куала-Лумпуре.',
      kk: 'Куала-Лумпурдағы шеберханамызда.',
    },
    instructions: {
      en: 'Come within three days, tell us the order number and pay in ringgit. We keep your things aside until then.',
      ru: 'Приходите в течение трёх дней, назовите номер заказа и заплатите в ринггитах. До тех пор вещи отложены для вас.',
      kk: 'Үш күн ішінде келіп, тапсырыс нөмірін айтып, рингитпен төлеңіз. Оған дейін заттарыңыз бөлек сақталады.',
    },
  },
]
