import { typeset } from '#contract/messages/no-breaks.ts'
import type { LocalizedText } from './demo-product.ts'

export type DemoEvent = {
  slug: string
  /** Days from loading the demo; the event is on the first `weekday` from then (0 is Sunday). Negative for a past event. */
  inDays: number
  weekday: number
  /** Hours after midnight UTC. */
  fromHour: number
  toHour: number
  timeZone: string
  country: string
  externalUrl?: string
  /** Ringgit; 0: free. */
  entryPrice?: number
  picture: string
  /** A drawn map, and the position of the place as shares of its width and height. */
  map: { picture: string; x: number; y: number }
  title: LocalizedText
  summary: LocalizedText
  description: LocalizedText
  venue: LocalizedText
  address: LocalizedText
  /** Slugs and numbers of the pieces brought. */
  products: readonly (readonly [slug: string, quantity: number])[]
}

export const demoEvents: readonly DemoEvent[] = typeset([
  {
    slug: 'pasar-seni-weekend-market',
    inDays: 18,
    weekday: 6,
    fromHour: 2,
    toHour: 10,
    timeZone: 'Asia/Kuala_Lumpur',
    country: 'MY',
    externalUrl: 'https://www.openstreetmap.org/search?query=Central%20Market%20Kuala%20Lumpur',
    entryPrice: 0,
    picture: 'story-tea',
    map: { picture: 'map-kuala-lumpur', x: 0.33, y: 0.37 },
    title: {
      en: 'Weekend market at Central Market',
      ru: 'Ярмарка выходного дня в Central Market',
      kk: 'Central Market-тегі демалыс жәрмеңкесі',
    },
    summary: {
      en: 'One table, forty patterns, and tea from a samovar until it runs dry.',
      ru: 'Один стол, сорок узоров и чай из самовара, пока не кончится.',
      kk: 'Бір үстел, қырық өрнек, таусылғанша самаурын шайы.',
    },
    description: {
      en: `We bring the whole shelf: shirts to try on, mugs to hold, pins to hunt through. Pieces that are sold out online sometimes hide in our boxes.

- **Print your own tote** at the small press, every hour on the hour
- **Tea with baursaks** for anyone who can name three patterns on the table

Entrance is free. You can pay by card, QR code or cash.`,
      ru: `Привезём всю полку: футболки можно примерить, кружки подержать, в значках порыться. Вещи, которых на сайте уже нет, иногда прячутся в наших коробках.

- **Напечатайте сумку сами** на маленьком прессе, в начале каждого часа
- **Чай с баурсаками** тому, кто назовёт три узора на столе

Вход свободный. Карта, QR или наличные — как вам удобно.`,
      kk: `Бүкіл сөрені әкелеміз: футболканы киіп көріңіз, кружканы ұстаңыз, төсбелгіні таңдаңыз. Сайтта таусылған заттың қораптан шығып қалатыны да бар.

- **Сөмкеңізді өзіңіз басыңыз:** шағын пресс сағат сайын жұмыс істейді
- **Бауырсақ пен шай** үстелдегі үш өрнекті атағанға

Кіру тегін. Карта, QR, қолма-қол — бәрі жарайды.`,
    },
    venue: { en: 'Central Market, ground floor', ru: 'Central Market, первый этаж', kk: 'Central Market, бірінші қабат' },
    address: {
      en: 'Jalan Hang Kasturi, 50050 Kuala Lumpur, Malaysia',
      ru: 'Jalan Hang Kasturi, 50050 Куала-Лумпур, Малайзия',
      kk: 'Jalan Hang Kasturi, 50050 Куала-Лумпур, Малайзия',
    },
    products: [
      ['samarkand-star-tote', 20],
      ['shai-mug', 24],
      ['manul-pin', 40],
      ['steppe-stickers', 60],
      ['shai-tee', 18],
      ['teh-tarik-tote', 16],
      ['three-star-pins', 15],
      ['tulpar-tee', 20],
    ],
  },
  {
    slug: 'felt-evening-almaty',
    inDays: 45,
    weekday: 5,
    fromHour: 13,
    toHour: 16,
    timeZone: 'Asia/Almaty',
    country: 'KZ',
    picture: 'story-felt-carpet',
    map: { picture: 'map-almaty', x: 0.567, y: 0.69 },
    title: { en: 'An evening of felt in Almaty', ru: 'Войлочный вечер в Алматы', kk: 'Алматыдағы киіз кеші' },
    summary: {
      en: 'Cut a ram’s horn out of felt, sew its other half, and take both home.',
      ru: 'Вырезать из войлока бараний рог, пришить вторую половину и унести обе домой.',
      kk: 'Киізден қошқар мүйіз ойып, екінші жартысын тігіп, екеуін де үйге апару.',
    },
    description: {
      en: `A felt maker shows how two colours cut as one become a carpet without a scrap left over. We bring felt, knives, thread and patience. You leave with a cushion cover and probably a story.

Twelve places. Please [write to us](/contact) to reserve one.`,
      ru: `Мастерица покажет, как два цвета, вырезанные разом, становятся ковром без единого обрезка. Войлок, ножи, нитки и терпение — с нас. Вы уйдёте с наволочкой и, скорее всего, с историей.

Мест двенадцать. Чтобы занять одно, [напишите нам](/contact).`,
      kk: `Шебер қос түсті бірге ойып, бірде-бір қиынды қалдырмай кілем жасауды көрсетеді. Киіз, пышақ, жіп пен сабыр бізден. Қолыңызда жастық тысы, сірә, бір әңгіме де қалады.

Он екі орын бар. Орын алу үшін [бізге жазыңыз](/contact).`,
    },
    venue: { en: 'Tulpar drawing studio', ru: 'Рисовальная мастерская Tulpar', kk: 'Tulpar сурет бөлмесі' },
    address: {
      en: '110 Panfilov Street, 050000 Almaty, Kazakhstan',
      ru: 'ул. Панфилова, 110, 050000 Алматы, Казахстан',
      kk: 'Панфилов көшесі, 110, 050000 Алматы, Қазақстан',
    },
    products: [
      ['ram-horn-tee', 10],
      ['ram-horn-mugs', 8],
      ['ram-horn-pin', 20],
      ['ram-horn-tote', 12],
    ],
  },
  {
    slug: 'nauryz-on-jalan-panggung',
    inDays: -40,
    weekday: 6,
    fromHour: 3,
    toHour: 12,
    timeZone: 'Asia/Kuala_Lumpur',
    country: 'MY',
    picture: 'story-nauryz',
    map: { picture: 'map-kuala-lumpur', x: 0.74, y: 0.905 },
    title: { en: 'Open day on Jalan Panggung', ru: 'День открытых дверей на Jalan Panggung', kk: 'Jalan Panggung-дағы ашық есік күні' },
    summary: {
      en: 'The studio’s doors stood open, the press ran all day, and the dombra had a string left by evening.',
      ru: 'Двери студии были открыты, пресс работал весь день, а у домбры к вечеру осталась одна струна.',
      kk: 'Шеберхананың есігі айқара ашылып, пресс күні бойы жұмыс істеді, кешке домбырада бір ішек қалды.',
    },
    description: {
      en: `Two hundred people came up our stairs, which were built for twenty. Thank you. The next one is on the ground floor.`,
      ru: `По нашей лестнице поднялись двести человек, а лестница рассчитана на двадцать. Спасибо. В следующий раз — на первом этаже.`,
      kk: `Баспалдағымызбен екі жүз адам көтерілді: ол жиырма адамға ғана шақталған еді. Рақмет. Келесісі — бірінші қабатта.`,
    },
    venue: { en: 'Tulpar studio', ru: 'Студия Tulpar', kk: 'Tulpar шеберханасы' },
    address: {
      en: '52 Jalan Panggung, 50000 Kuala Lumpur, Malaysia',
      ru: '52 Jalan Panggung, 50000 Куала-Лумпур, Малайзия',
      kk: '52 Jalan Panggung, 50000 Куала-Лумпур, Малайзия',
    },
    products: [
      ['tulpar-tee', 30],
      ['dombra-tee', 12],
      ['nauryz-stickers', 50],
      ['baursak-mug', 16],
    ],
  },
])
