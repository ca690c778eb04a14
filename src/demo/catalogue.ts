import { typeset } from '#contract/messages/no-breaks.ts'
import type { CategorySlug, DemoProduct, DemoStory, LocalizedText } from './demo-product.ts'
import { canvasBags } from './products/canvas-bags.ts'
import { funTshirts } from './products/fun-tshirts.ts'
import { heavyTshirts } from './products/heavy-tshirts.ts'
import { kidsWear } from './products/kids.ts'
import { mugSets } from './products/mug-sets.ts'
import { mugs } from './products/mugs.ts'
import { orchardTshirts } from './products/orchard-tshirts.ts'
import { pins } from './products/pins.ts'
import { stickers } from './products/stickers.ts'
import { tshirts } from './products/tshirts.ts'
import { adras } from './stories/adras.ts'
import { aport } from './stories/aport.ts'
import { dombra } from './stories/dombra.ts'
import { feltCarpet } from './stories/felt-carpet.ts'
import { koshkarMuiz } from './stories/koshkar-muiz.ts'
import { nauryz } from './stories/nauryz.ts'
import { samarkandStar } from './stories/samarkand-star.ts'
import { shanyrak } from './stories/shanyrak.ts'
import { snowLeopard } from './stories/snow-leopard.ts'
import { steppeNeighbours } from './stories/steppe-neighbours.ts'
import { suzani } from './stories/suzani.ts'
import { tamgaly } from './stories/tamgaly.ts'
import { tea } from './stories/tea.ts'
import { tulpar } from './stories/tulpar.ts'

export const demoProducts: DemoProduct[] = typeset([
  ...tshirts,
  ...orchardTshirts,
  ...heavyTshirts,
  ...mugs,
  ...mugSets,
  ...canvasBags,
  ...stickers,
  ...pins,
  ...kidsWear,
  ...funTshirts,
])

export const demoStories: DemoStory[] = typeset([
  koshkarMuiz,
  feltCarpet,
  shanyrak,
  tulpar,
  snowLeopard,
  adras,
  suzani,
  tamgaly,
  tea,
  dombra,
  aport,
  nauryz,
  samarkandStar,
  steppeNeighbours,
])

export type DemoCategory = {
  slug: CategorySlug
  name: LocalizedText
  description: LocalizedText
  display_order: number
  is_featured: boolean
  /** Position among the tiles of the home page, from 1. Null where it has none. */
  landing_page_order: number | null
}

export const demoCategories: DemoCategory[] = [
  {
    slug: 'tshirt',
    name: { en: 'T-shirts', ru: 'Футболки', kk: 'Футболкалар' },
    description: {
      en: 'Heavy cotton with one large pattern: horns from felt carpets, stars from Samarkand, an ibex from the rocks of Tamgaly.',
      ru: 'Плотный хлопок и один крупный узор: рога с войлочных ковров, звёзды Самарканда, козерог со скал Тамгалы.',
      kk: 'Қалың мақта және бір ірі өрнек: киіз кілемнің мүйізі, Самарқанның жұлдызы, Таңбалы жартасының таутекесі.',
    },
    display_order: 1,
    is_featured: true,
    landing_page_order: 1,
  },
  {
    slug: 'mug',
    name: { en: 'Mugs', ru: 'Кружки', kk: 'Кружкалар' },
    description: {
      en: 'For a long tea, or for teh tarik. Stoneware with a pattern that goes all the way round, so there is no wrong side of the table.',
      ru: 'Для долгого чая или для тех-тарика. Каменная керамика с узором по кругу: за столом нет неправильной стороны.',
      kk: 'Ұзақ шайға немесе тех тарикке. Өрнегі айнала салынған тас керамика: дастарқанның теріс жағы болмайды.',
    },
    display_order: 2,
    is_featured: true,
    landing_page_order: 2,
  },
  {
    slug: 'canvas-bag',
    name: { en: 'Canvas bags', ru: 'Холщовые сумки', kk: 'Кенеп сөмкелер' },
    description: {
      en: 'For the bazaar, the library and two days away. Thick canvas, long handles, one motif.',
      ru: 'На базар, в библиотеку и в дорогу на два дня. Плотный холст, длинные ручки, один мотив.',
      kk: 'Базарға, кітапханаға, екі күндік жолға. Қалың кенеп, ұзын тұтқа, бір ғана өрнек.',
    },
    display_order: 3,
    is_featured: true,
    landing_page_order: 3,
  },
  {
    slug: 'sticker',
    name: { en: 'Stickers', ru: 'Стикеры', kk: 'Стикерлер' },
    description: {
      en: 'Small sheets for laptops, flasks and suitcases: the whole steppe, cut along the edge.',
      ru: 'Небольшие наборы для ноутбуков, термосов и чемоданов: вся степь, вырезанная по контуру.',
      kk: 'Ноутбукке, термосқа, шабаданға арналған шағын жинақтар: шетінен қиылған бүкіл дала.',
    },
    display_order: 4,
    is_featured: true,
    landing_page_order: 4,
  },
  {
    slug: 'pin',
    name: { en: 'Pins', ru: 'Значки', kk: 'Төсбелгілер' },
    description: {
      en: 'Hard enamel in a gold-coloured rim, each on its own card. For a collar, a hat or a bag strap.',
      ru: 'Твёрдая эмаль в золотистом ободке, каждый на своей карточке. На воротник, шапку или ремень сумки.',
      kk: 'Алтын түсті жиегі бар қатты эмаль, әрқайсысы өз карточкасында. Жағаға, бөрікке немесе сөмкенің бауына.',
    },
    display_order: 5,
    is_featured: false,
    landing_page_order: 5,
  },
  {
    slug: 'kids',
    name: { en: 'Kids', ru: 'Детям', kk: 'Балаларға' },
    description: {
      en: 'Soft tees and bodysuits with camels, rockets and one very serious cat.',
      ru: 'Мягкие футболки и боди с верблюдами, ракетами и одним очень серьёзным котом.',
      kk: 'Түйе, зымыран және бір тым байсалды мысық салынған жұмсақ футболкалар мен бодилер.',
    },
    display_order: 6,
    is_featured: false,
    landing_page_order: 6,
  },
  {
    slug: 'fun-tshirt',
    name: { en: 'Fun T-shirts', ru: 'Весёлые футболки', kk: 'Көңілді футболкалар' },
    description: {
      en: 'Tees that speak first: about tea, baursaks and a saiga’s nose.',
      ru: 'Футболки, которые заговаривают первыми: о чае, баурсаках и носе сайгака.',
      kk: 'Әңгімені өзі бастайтын футболкалар: шай, бауырсақ және киіктің тұмсығы туралы.',
    },
    display_order: 7,
    is_featured: false,
    landing_page_order: 7,
  },
]
