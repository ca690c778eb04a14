import { typeset } from '#contract/messages/no-breaks.ts'
import type { CountryCode } from '#contract/countries.ts'
import type { PaymentMethod } from '#contract/checkout.ts'
import { checksum, writeFields } from '#contract/rules/duitnow/emv-fields.ts'
import type { LocalizedText } from './demo-product.ts'

export type DemoPaymentMethod = {
  type: PaymentMethod['type']
  title: LocalizedText
  description: LocalizedText
  instructions: LocalizedText
  /** Countries where the method is common. */
  countries?: CountryCode[]
  /** Text of the demo's QR code; never a real account. */
  qrText?: string
  /** A merchant's static code, from which the codes of orders and of the stall are made. */
  duitnow?: string
  bank?: { bank_name: string; account_number: string; beneficiary_name: string; swift_code?: string }
}

/** Returns a code in a bank's format for an account of zeros, so a scan can pay nobody. */
function demoDuitnowCode(): string {
  const account = writeFields([
    { id: '00', value: 'A0000006150001' },
    { id: '01', value: '000000' },
    { id: '02', value: '0000000000000000' },
  ])
  const body = writeFields([
    { id: '00', value: '01' },
    { id: '01', value: '11' },
    { id: '26', value: account },
    { id: '52', value: '5947' },
    { id: '53', value: '458' },
    { id: '58', value: 'MY' },
    { id: '59', value: 'TULPAR DEMO (NO PAYMENT)' },
    { id: '60', value: 'KUALA LUMPUR' },
  ])
  return `${body}6304${checksum(`${body}6304`)}`
}

export const demoPaymentMethods: readonly DemoPaymentMethod[] = typeset([
  {
    type: 'qr_code',
    title: { en: 'DuitNow QR', ru: 'DuitNow QR', kk: 'DuitNow QR' },
    description: {
      en: 'Any Malaysian bank or e-wallet: Maybank, CIMB, Touch ’n Go, GrabPay.',
      ru: 'Любой малайзийский банк или электронный кошелёк: Maybank, CIMB, Touch ’n Go, GrabPay.',
      kk: 'Малайзияның кез келген банкі немесе электрондық әмияны: Maybank, CIMB, Touch ’n Go, GrabPay.',
    },
    instructions: {
      en: 'Scan the code in your bank’s app or e-wallet and confirm the payment.',
      ru: 'Отсканируйте код в приложении банка или кошелька и подтвердите платёж.',
      kk: 'Кодты банк қолданбасында немесе электрондық әмиянда сканерлеп, төлемді растаңыз.',
    },
    countries: ['MY'],
    duitnow: demoDuitnowCode(),
    bank: { bank_name: 'DuitNow', account_number: 'TULPAR-DEMO', beneficiary_name: 'Tulpar Studio (demo)' },
  },
  {
    type: 'qr_code',
    title: { en: 'Kaspi QR', ru: 'Kaspi QR', kk: 'Kaspi QR' },
    description: {
      en: 'For customers in Kazakhstan, from the Kaspi.kz app.',
      ru: 'Для покупателей из Казахстана, из приложения Kaspi.kz.',
      kk: 'Қазақстандағы сатып алушыларға, Kaspi.kz қолданбасы арқылы.',
    },
    instructions: {
      en: 'Open Kaspi QR in the app, scan the code and enter the amount. The receipt is in “My payments”.',
      ru: 'Откройте Kaspi QR в приложении, отсканируйте код и введите сумму. Чек будет в разделе «Мои платежи».',
      kk: 'Қолданбадан Kaspi QR бөлімін ашып, кодты сканерлеңіз де, соманы енгізіңіз. Түбіртек «Менің төлемдерім» бөлімінде болады.',
    },
    countries: ['KZ'],
    qrText: 'TULPAR DEMO SHOP - KASPI QR - NOT A REAL ACCOUNT, NO PAYMENT IS POSSIBLE',
  },
  {
    type: 'bank_transfer',
    title: { en: 'Bank transfer', ru: 'Банковский перевод', kk: 'Банк аударымы' },
    description: {
      en: 'From any bank, in ringgit.',
      ru: 'Из любого банка, в ринггитах.',
      kk: 'Кез келген банктен, ринггитпен.',
    },
    instructions: {
      en: 'Transfer the total and put the order number in the reference, so that we find it at once.',
      ru: 'Переведите сумму заказа и укажите его номер в назначении платежа, чтобы мы сразу его нашли.',
      kk: 'Тапсырыстың сомасын аударып, бірден табуымыз үшін төлем мақсатына оның нөмірін жазыңыз.',
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
      en: 'Visa and Mastercard. You enter your card details on the payment service’s page, never in this shop.',
      ru: 'Visa и Mastercard. Данные карты вводятся на странице платёжного сервиса, а не в магазине.',
      kk: 'Visa және Mastercard. Карта деректері дүкенде емес, төлем қызметінің бетінде енгізіледі.',
    },
    instructions: {
      en: 'The payment service takes your payment. We start on your order as soon as it’s confirmed.',
      ru: 'Оплату принимает платёжный сервис. Мы начнём собирать заказ, как только он её подтвердит.',
      kk: 'Төлемді төлем қызметі қабылдайды. Ол растаған бойда тапсырысты дайындай бастаймыз.',
    },
  },
  {
    type: 'paypal',
    title: { en: 'PayPal', ru: 'PayPal', kk: 'PayPal' },
    description: {
      en: 'With your PayPal account.',
      ru: 'Через вашу учётную запись PayPal.',
      kk: 'PayPal тіркелгіңіз арқылы.',
    },
    instructions: {
      en: 'Confirm the payment in PayPal. You’ll then come back here.',
      ru: 'Подтвердите платёж в PayPal — он вернёт вас сюда.',
      kk: 'Төлемді PayPal ішінде растаңыз, содан кейін осы бетке ораласыз.',
    },
  },
  {
    type: 'cash',
    title: { en: 'Cash on collection', ru: 'Наличными при получении', kk: 'Алған кезде қолма-қол' },
    description: {
      en: 'In ringgit, when you collect your order.',
      ru: 'В ринггитах, когда заберёте заказ.',
      kk: 'Тапсырысты алған кезде, ринггитпен.',
    },
    instructions: {
      en: 'Tell us the order number and pay in ringgit when you collect your order. We keep your items until the time shown on the order page.',
      ru: 'Назовите номер заказа и заплатите в ринггитах, когда придёте за ним. Вещи отложены для вас до срока, указанного на странице заказа.',
      kk: 'Тапсырысты алуға келгенде нөмірін айтып, ринггитпен төлеңіз. Заттарыңыз тапсырыс бетінде көрсетілген мерзімге дейін бөлек сақталады.',
    },
  },
])
