import type { AgeGroup, Gender } from '#contract/rules/shopping-terms.ts'
import type { LocalizedText, ProductForm } from './demo-product.ts'

type DemoStep = { name: LocalizedText; description: LocalizedText; minutes: number }
export type DemoProductType = {
  name: LocalizedText
  forms: readonly ProductForm[]
  minutesPerDay: number
  googleCategory: string
  gender?: Gender
  ageGroup?: AgeGroup
  steps: readonly DemoStep[]
}

const proof: DemoStep = {
  name: { en: 'Print file', ru: 'Файл для печати', kk: 'Баспа файлы' },
  description: {
    en: 'Mirror the artwork, check colours against the chart, name the file by order number.',
    ru: 'Отзеркалить макет, сверить цвета по шкале, назвать файл номером заказа.',
    kk: 'Макетті айнадай аудару, түстерін шкаламен салыстыру, файлды тапсырыс нөмірімен атау.',
  },
  minutes: 4,
}
const check: DemoStep = {
  name: { en: 'Quality check', ru: 'Проверка', kk: 'Тексеру' },
  description: {
    en: 'Print straight and complete, no stains, size on the label as ordered, nothing missing.',
    ru: 'Рисунок ровный и целый, без пятен, размер на ярлыке по заказу, все вещи на месте.',
    kk: 'Сурет түзу әрі бүтін, дақ жоқ, жапсырмадағы өлшем тапсырыспен бірдей, дана саны түгел.',
  },
  minutes: 3,
}
const pack: DemoStep = {
  name: { en: 'Pack', ru: 'Упаковка', kk: 'Орау' },
  description: {
    en: 'Tissue, card with the story of the motif, parcel label.',
    ru: 'Бумага тишью, карточка с историей узора, ярлык посылки.',
    kk: 'Жұқа қағаз, өрнек тарихы жазылған карточка, сәлемдеме жапсырмасы.',
  },
  minutes: 4,
}
const press = (en: string, ru: string, kk: string, minutes: number): DemoStep => ({
  name: { en: 'Press', ru: 'Термопресс', kk: 'Термопресс' },
  description: { en, ru, kk },
  minutes,
})

const filmPrint: readonly DemoStep[] = [
  proof,
  press(
    '160 °C, 15 seconds, medium weight. Peel cold. The print sits 7 cm under the collar.',
    '160 °C, 15 секунд, средний нажим. Плёнку снимать холодной. Рисунок на 7 см ниже ворота.',
    '160 °C, 15 секунд, орташа қысым. Пленканы суығанда алу. Сурет жағадан 7 см төмен.',
    6,
  ),
  {
    name: { en: 'Cure', ru: 'Закрепление', kk: 'Бекіту' },
    description: {
      en: 'Second press under paper, 10 seconds; let it cool flat.',
      ru: 'Второй прижим через бумагу, 10 секунд; остудить на ровном столе.',
      kk: 'Қағаз арқылы екінші рет басу, 10 секунд; тегіс үстелде суыту.',
    },
    minutes: 3,
  },
  check,
  pack,
]

export const demoProductTypes: readonly DemoProductType[] = [
  {
    name: { en: 'T-shirt, film print', ru: 'Футболка, печать плёнкой', kk: 'Футболка, пленкамен басу' },
    forms: ['tee', 'fun-tee'],
    minutesPerDay: 360,
    googleCategory: 'Apparel & Accessories > Clothing > Shirts & Tops',
    gender: 'unisex',
    ageGroup: 'adult',
    steps: filmPrint,
  },
  {
    name: { en: 'Children’s T-shirt, film print', ru: 'Детская футболка, печать плёнкой', kk: 'Балалар футболкасы, пленкамен басу' },
    forms: ['kids-tee'],
    minutesPerDay: 120,
    googleCategory: 'Apparel & Accessories > Clothing > Shirts & Tops',
    gender: 'unisex',
    ageGroup: 'kids',
    steps: filmPrint,
  },
  {
    name: { en: 'Bodysuit, film print', ru: 'Боди, печать плёнкой', kk: 'Боди, пленкамен басу' },
    forms: ['bodysuit'],
    minutesPerDay: 60,
    googleCategory: 'Apparel & Accessories > Clothing > Baby & Toddler Clothing > Baby One-Pieces',
    gender: 'unisex',
    ageGroup: 'infant',
    steps: filmPrint,
  },
  {
    name: { en: 'Mug, sublimation', ru: 'Кружка, сублимация', kk: 'Кружка, сублимация' },
    forms: ['mug', 'band-mug'],
    minutesPerDay: 240,
    googleCategory: 'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
    steps: [
      proof,
      press(
        'Wrap and tape the transfer. 180 °C, 180 seconds; into water at once.',
        'Обернуть и закрепить перенос. 180 °C, 180 секунд; сразу в воду.',
        'Аударма қағазды орап бекіту. 180 °C, 180 секунд; бірден суға салу.',
        7,
      ),
      check,
      pack,
    ],
  },
  {
    name: { en: 'Canvas bag, screen print', ru: 'Сумка, шелкография', kk: 'Кенеп сөмке, трафаретпен басу' },
    forms: ['tote', 'weekend-bag'],
    minutesPerDay: 240,
    googleCategory: 'Luggage & Bags > Shopping Totes',
    steps: [
      proof,
      {
        name: { en: 'Screen print', ru: 'Шелкография', kk: 'Трафаретпен басу' },
        description: {
          en: 'White under, then the colour; 43 threads. Flash between.',
          ru: 'Белила, затем цвет; сетка 43. Между слоями подсушить.',
          kk: 'Астына ақ, сосын түс; 43-тор. Қабат арасында кептіру.',
        },
        minutes: 9,
      },
      {
        name: { en: 'Cure', ru: 'Закрепление', kk: 'Бекіту' },
        description: {
          en: 'Tunnel, 160 °C, three minutes.',
          ru: 'Туннель, 160 °C, три минуты.',
          kk: 'Туннель, 160 °C, үш минут.',
        },
        minutes: 3,
      },
      check,
      pack,
    ],
  },
  {
    name: { en: 'Stickers, cut', ru: 'Стикеры, резка', kk: 'Стикер, кесу' },
    forms: ['stickers'],
    minutesPerDay: 120,
    googleCategory:
      'Arts & Entertainment > Hobbies & Creative Arts > Arts & Crafts > Art & Crafting Materials > Embellishments & Trims > Decorative Stickers',
    steps: [
      proof,
      {
        name: { en: 'Print and cut', ru: 'Печать и резка', kk: 'Басу және кесу' },
        description: {
          en: 'Vinyl, laminate, kiss cut; weed the sheet.',
          ru: 'Винил, ламинат, надсечка; выбрать облой.',
          kk: 'Винил, ламинат, жеңіл кесу; артығын алып тастау.',
        },
        minutes: 4,
      },
      check,
      pack,
    ],
  },
  {
    name: { en: 'Pin, set on a card', ru: 'Значок на карточке', kk: 'Карточкадағы төсбелгі' },
    forms: ['pin'],
    minutesPerDay: 120,
    googleCategory: 'Apparel & Accessories > Jewelry > Brooches & Lapel Pins',
    steps: [
      {
        name: { en: 'Set on the card', ru: 'Сборка на карточку', kk: 'Карточкаға бекіту' },
        description: {
          en: 'Polish, two clutches, card straight.',
          ru: 'Отполировать, два зажима, карточка ровно.',
          kk: 'Жылтырату, екі қысқыш, карточка түзу.',
        },
        minutes: 3,
      },
      check,
      pack,
    ],
  },
]

/** Public holidays of Malaysia and Kuala Lumpur, including substitute days for those on a weekend. */
export const demoHolidays: readonly string[] = [
  ...[
    '01-01',
    '02-02',
    '02-17',
    '02-18',
    '03-23',
    '05-01',
    '05-27',
    '06-01',
    '06-02',
    '06-17',
    '08-25',
    '08-31',
    '09-16',
    '11-09',
    '12-25',
  ].map((day) => `2026-${day}`),
  ...['01-01', '01-22', '02-01', '02-08', '03-10', '03-11', '05-17', '05-20', '06-07', '08-31', '09-16', '10-28'].map(
    (day) => `2027-${day}`,
  ),
]
