import type { DemoProduct } from '../demo-product.ts'
import { adult, adultSizes, inColour } from './colour-variations.ts'

export const orchardTshirts: DemoProduct[] = [
  {
    slug: 'aport-tee',
    sku: 'TEE-APORT',
    category: 'tshirt',
    form: 'tee',
    motifs: ['aport-apple'],
    name: { en: 'Aport tee', ru: 'Футболка «Апорт»', kk: '«Апорт» футболкасы' },
    description: {
      en: 'The big red apple of Almaty, cut in half: where the core should be, we put a ram’s horn. Almaty families used to lay aports away in straw, and the whole winter smelled of them. Soft combed cotton.',
      ru: 'Большое красное яблоко Алматы в разрезе: вместо сердцевины — бараний рог. В Алматы апорт укладывали на зиму в солому, и до весны дом пах яблоками. Мягкий гребенной хлопок.',
      kk: 'Алматының үлкен қызыл алмасы қақ жарылған: өзегінің орнына қошқар мүйіз салдық. Алматыда апортты қысқа сабанға салып сақтайтын, көктемге дейін үй іші алма иісіне толып тұратын. Жұмсақ таралған мақта.',
    },
    tags: ['aport', 'apple', 'fruit', 'almaty', 'kazakh', 'unisex', 'gift'],
    price: 74.9,
    sizes: adultSizes,
    variations: [
      inColour('sage', adult(3, 6, 8, 7, 4, 2), { is_default: true }),
      inColour('milk', adult(2, 5, 7, 6, 0, 1)),
    ],
    stories: ['aport'],
  },
  {
    slug: 'pomegranate-tee',
    sku: 'TEE-POMEGRANATE',
    category: 'tshirt',
    form: 'tee',
    motifs: ['pomegranate'],
    name: { en: 'Open pomegranate tee', ru: 'Футболка «Открытый гранат»', kk: '«Жарылған анар» футболкасы' },
    description: {
      en: 'A pomegranate split by its own ripeness, a favourite of Uzbek and Tajik embroiderers and a plain wish for a full house. The seeds are left in cloth colour, so they change with the tee. Printed large on combed cotton.',
      ru: 'Гранат, лопнувший от спелости: любимый мотив узбекских и таджикских вышивальщиц и простое пожелание полного дома. Зёрна оставлены цветом ткани, поэтому на каждой расцветке они свои. Крупный принт на гребенном хлопке.',
      kk: 'Пісіп жарылған анар — өзбек пен тәжік кестешілерінің сүйікті өрнегі, «үйің толсын» деген қарапайым тілек. Дәндері матаның өз түсімен қалдырылған, сондықтан әр түсте өзгеше көрінеді. Таралған мақтадағы ірі сурет.',
    },
    tags: ['pomegranate', 'fruit', 'embroidery', 'uzbek', 'tajik', 'unisex'],
    price: 79.9,
    member_price: 71.9,
    sizes: adultSizes,
    variations: [
      inColour('milk', adult(4, 8, 9, 7, 5, 1), { is_default: true }),
      inColour('sage', adult(1, 4, 6, 6, 2, 0)),
      inColour('night', adult(2, 6, 8, 9, 5, 3)),
    ],
    stories: ['suzani'],
  },
  {
    slug: 'apricot-branch-tee',
    sku: 'TEE-APRICOT',
    category: 'tshirt',
    form: 'tee',
    motifs: ['apricot-branch'],
    name: { en: 'Apricot branch tee', ru: 'Футболка «Ветка урюка»', kk: '«Өрік бұтағы» футболкасы' },
    description: {
      en: 'Three apricots and four leaves, the way a branch hangs over the wall in Batken, Khujand or Turkistan. Dried on flat roofs in July, they become the first thing put before a guest in January. Printed in four flat colours.',
      ru: 'Три абрикоса и четыре листа — такая ветка свешивается через дувал в Баткене, Худжанде и Туркестане. В июле урюк сушат на плоских крышах, а в январе ставят перед гостем первым. Напечатано в четыре ровных цвета.',
      kk: 'Үш өрік пен төрт жапырақ: Баткенде, Худжандта, Түркістанда мұндай бұтақ дуалдан асып салбырап тұрады. Шілдеде шатырға жайып кептірген өрік қаңтарда қонақтың алдына ең бірінші қойылады. Төрт таза түспен басылған.',
    },
    tags: ['apricot', 'fruit', 'fergana', 'kyrgyz', 'tajik', 'uzbek', 'unisex'],
    price: 79.9,
    sale_price: 59.9,
    sizes: adultSizes,
    variations: [
      inColour('milk', adult(0, 1, 2, 0, 0, 0), { is_default: true }),
      inColour('sage', adult(0, 0, 1, 1, 0, 0)),
    ],
    stories: ['aport'],
  },
]
