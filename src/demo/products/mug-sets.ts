import type { DemoProduct } from '../demo-product.ts'
import { inColour } from './colour-variations.ts'

export const mugSets: DemoProduct[] = [
  {
    slug: 'four-adras-mugs',
    sku: 'MUG-ADRAS-4',
    category: 'mug',
    form: 'band-mug',
    motifs: ['adras'],
    name: { en: 'Four Adras mugs', ru: 'Четыре кружки «Адрас»', kk: 'Төрт «Адрас» кружкасы' },
    description: {
      en: 'Four mugs with one unbroken band of Uzbek and Tajik adras, boxed for a housewarming or a wedding. Where we come from, nobody puts the kettle on for fewer than four.',
      ru: 'Четыре кружки с цельным поясом узбекского и таджикского адраса, в коробке для новоселья или свадьбы. Меньше чем на четверых хороший хозяин в наших краях и чайник не ставит.',
      kk: 'Өзбек пен тәжік адрасының тұтас белдеуі салынған төрт кружка, қоныс тойға немесе үйлену тойына арналған қорапта. Біздің жақта төрт адамнан аз қонаққа шәйнек те қойылмайды.',
    },
    tags: ['adras', 'ikat', 'silk-road', 'uzbek', 'tajik', 'tea', 'set', 'gift', 'wedding'],
    price: 176,
    member_price: 158,
    variations: [
      inColour('lapis', 9, {
        is_default: true,
        subtitle: {
          en: 'Four in lapis · 350 ml',
          ru: 'Четыре лазуритовые · 350 мл',
          kk: 'Төртеуі лазурит түсті · 350 мл',
        },
      }),
      inColour('pomegranate', 6, {
        subtitle: {
          en: 'Four in pomegranate · 350 ml',
          ru: 'Четыре гранатовые · 350 мл',
          kk: 'Төртеуі анар түсті · 350 мл',
        },
      }),
    ],
    is_featured: true,
    stories: ['adras', 'tea'],
  },
  {
    slug: 'ram-horn-mugs',
    sku: 'MUG-HORN-SET',
    category: 'mug',
    form: 'band-mug',
    motifs: ['koshkar-muiz'],
    name: { en: 'Ram’s horn mugs', ru: 'Кружки «Бараний рог»', kk: '«Қошқар мүйіз» кружкалары' },
    description: {
      en: 'Horns rise from below and hang from above, as on the border of a Kazakh syrmak or a Kyrgyz shyrdak. Choose two for a couple or four for a table. The good wish is the same.',
      ru: 'Рога растут снизу и свисают сверху, как на кайме казахского сырмака и кыргызского шырдака. Две — для двоих, четыре — для стола. Пожелание одно и то же.',
      kk: 'Қазақтың сырмағы мен қырғыздың шырдағының жиегіндегідей, мүйіз төменнен де өседі, жоғарыдан да төнеді. Екеуі — жұпқа, төртеуі — дастарқанға. Тілегі ортақ.',
    },
    tags: ['koshkar-muiz', 'ram-horn', 'ornament', 'kazakh', 'kyrgyz', 'tea', 'set', 'gift', 'wedding'],
    price: 94,
    variations_label: { en: 'Set', ru: 'Набор', kk: 'Жинақ' },
    variations: [
      inColour('lapis', 12, {
        key: 'two',
        is_default: true,
        name: { en: 'Two mugs', ru: 'Две кружки', kk: 'Екі кружка' },
        subtitle: { en: 'Both lapis · 350 ml', ru: 'Обе лазуритовые · 350 мл', kk: 'Екеуі де лазурит түсті · 350 мл' },
      }),
      inColour('night', 5, {
        key: 'four',
        name: { en: 'Four mugs', ru: 'Четыре кружки', kk: 'Төрт кружка' },
        subtitle: { en: 'All night blue · 350 ml', ru: 'Все ночные · 350 мл', kk: 'Төртеуі де түн түсті · 350 мл' },
        price: 179,
      }),
    ],
    stories: ['koshkar-muiz', 'tea'],
  },
  {
    slug: 'aport-mug',
    sku: 'MUG-APORT',
    category: 'mug',
    form: 'mug',
    motifs: ['aport-apple'],
    name: { en: 'Aport mug', ru: 'Кружка «Апорт»', kk: '«Апорт» кружкасы' },
    description: {
      en: 'Half an aport, the apple Almaty is proud of, with a ram’s horn where the pips should be. Good with black tea and a slice of the real thing.',
      ru: 'Половинка апорта, яблока, которым гордится Алматы, с бараньим рогом вместо косточек. Лучше всего с чёрным чаем и ломтиком настоящего апорта.',
      kk: 'Алматының мақтанышы апорттың жартысы, дәнінің орнында қошқар мүйіз. Қара шайға нағыз алманың бір тілімі жарасады.',
    },
    tags: ['aport', 'apple', 'fruit', 'almaty', 'kazakh', 'tea'],
    price: 45,
    member_price: 40.5,
    variations: [
      inColour('milk', 3, {
        is_default: true,
        subtitle: { en: 'Stoneware · 350 ml', ru: 'Каменная керамика · 350 мл', kk: 'Тас керамика · 350 мл' },
      }),
    ],
    early_access_days: 14,
    stories: ['aport', 'tea'],
  },
]
