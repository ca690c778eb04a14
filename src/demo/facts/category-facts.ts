import { factKinds, type FactKind } from '#contract/rules/fact-kinds.ts'
import type { ProductFacts } from '#contract/product-facts.ts'
import type { CategorySlug, LocalizedText } from '../demo-product.ts'

export type DemoFacts = Partial<Record<FactKind, LocalizedText>>

/** Omits delivery days and duties: the page shows the days of the zone, and /terms has the rest. */
const delivery: LocalizedText = {
  en: `The expected delivery dates for your country are shown on this page, and again at checkout before you pay.

You can also collect your order from the studio, free of charge. [More on delivery](/terms#delivery)`,
  ru: `Когда ждать заказ в вашей стране, показано на этой странице и ещё раз при оформлении, до оплаты.

Забрать заказ в студии можно бесплатно. [Подробнее о доставке](/terms#delivery)`,
  kk: `Еліңізге қашан жететіні осы бетте және тапсырыс бергенде, төлемге дейін тағы көрсетіледі.

Тапсырысты шеберханадан тегін алып кетуге де болады. [Жеткізу туралы толығырақ](/terms#delivery)`,
}

const returns: LocalizedText = {
  en: `You can send back what doesn’t fit or what you don’t like: unused, unwashed and with its label. You pay for the return.

Faulty, or not what you ordered? Write to us within 30 days with a photo. We pay for the return and repair, replace or refund. [Return period and full terms](/terms#returns)`,
  ru: `Можно вернуть то, что не подошло или не понравилось: без следов носки и стирки, с биркой. Обратную пересылку оплачиваете вы.

Брак или не та вещь? Напишите в течение 30 дней и приложите фото. Обратную пересылку оплатим мы, а вещь починим, заменим или вернём деньги. [Полные условия](/terms#returns)`,
  kk: `Шақ келмеген немесе ұнамаған затты қайтара аласыз: пайдаланылмаған, жуылмаған, затбелгісі тағулы болсын. Кері жөнелту ақысын сіз төлейсіз.

Ақаулы ма, әлде басқа зат келді ме? 30 күн ішінде фотосымен жазыңыз. Кері жөнелту ақысын біз төлейміз, затты жөндейміз, айырбастаймыз немесе ақшасын қайтарамыз. [Мерзімі мен шарттары толығымен](/terms#returns)`,
}

const wash: LocalizedText = {
  en: `- Wash inside out at 30 °C, with like colours
- No bleach, no tumble dryer
- Iron from the inside, never over the print`,
  ru: `- Стирать при 30 °C, вывернув наизнанку, с вещами похожих цветов
- Не отбеливать и не сушить в машине
- Гладить с изнанки, не по рисунку`,
  kk: `- Ішін сыртына айналдырып, түсі ұқсас киіммен бірге 30 °C температурада жуыңыз
- Ағартпаңыз, кептіргіш машинаға салмаңыз
- Суреттің үстінен емес, ішкі жағынан үтіктеңіз`,
}

const shirts: DemoFacts = {
  material: {
    en: 'Combed cotton, 100%, about 200 g/m². Ribbed collar, double-stitched hem. Printed in our studio and heat-set.',
    ru: 'Гребенной хлопок, 100 %, около 200 г/м². Воротник в рубчик, двойная строчка по низу. Рисунок печатаем и закрепляем нагревом у себя в студии.',
    kk: 'Таралған мақта, 100 %, шамамен 200 г/м². Жағасы серпімді тоқыма, етегі қос тігіспен тігілген. Суретті өз шеберханамызда басып, қыздырып бекітеміз.',
  },
  care: wash,
  measures: {
    en: 'A straight unisex cut. The size guide beside the sizes gives the width, length and sleeve of each, measured flat; they may differ by a centimetre.',
    ru: 'Прямой крой, унисекс. Ширина, длина и рукав каждого размера указаны в таблице рядом с размерами: мерили на ровной поверхности, возможна разница в сантиметр.',
    kk: 'Тік пішім, унисекс. Әр өлшемнің ені, ұзындығы мен жеңі өлшемдер жанындағы кестеде тұр: тегіс жерге жайып өлшенген, бір сантиметрдей айырма болуы мүмкін.',
  },
}

export const factsOfCategory: Record<CategorySlug, DemoFacts> = {
  tshirt: { ...shirts, delivery, returns },
  'fun-tshirt': { ...shirts, delivery, returns },
  kids: {
    material: {
      en: 'Soft combed cotton, 100%, about 180 g/m². The print has no hard edges; bodysuits close with nickel-free snaps.',
      ru: 'Мягкий гребенной хлопок, 100 %, около 180 г/м². Рисунок без жёстких краёв; боди застёгиваются на кнопки без никеля.',
      kk: 'Жұмсақ таралған мақта, 100 %, шамамен 180 г/м². Суретінің қатты жиегі жоқ; боди никельсіз түймемен қаусырылады.',
    },
    care: wash,
    measures: {
      en: 'Choose by height. The size guide beside the sizes gives the width and length of each, measured flat.',
      ru: 'Выбирайте по росту. Ширина и длина каждого размера указаны в таблице рядом с размерами: мерили на ровной поверхности.',
      kk: 'Бойына қарап таңдаңыз. Әр өлшемнің ені мен ұзындығы өлшемдер жанындағы кестеде тұр: тегіс жерге жайып өлшенген.',
    },
    delivery,
    returns,
  },
  mug: {
    material: {
      en: 'Glazed stoneware. The pattern is fired into the glaze.',
      ru: 'Глазурованная каменная керамика. Узор вплавлен в глазурь при обжиге.',
      kk: 'Жылтыратпа жағылған тас керамика. Өрнек жылтыратпаға күйдіріліп сіңірілген.',
    },
    care: {
      en: 'Dishwasher and microwave are fine. Don’t pour boiling water into a cold mug.',
      ru: 'Можно в посудомойку и в микроволновку. Не лейте кипяток в холодную кружку.',
      kk: 'Ыдыс жуғышқа да, қысқа толқынды пешке де салуға болады. Суық кружкаға қайнап тұрған су құймаңыз.',
    },
    measures: {
      en: '- Holds **350 ml**\n- Height 9.5 cm, 8.2 cm across\n- Weight about 340 g',
      ru: '- Объём **350 мл**\n- Высота 9,5 см, диаметр 8,2 см\n- Вес около 340 г',
      kk: '- Көлемі **350 мл**\n- Биіктігі 9,5 см, диаметрі 8,2 см\n- Салмағы шамамен 340 г',
    },
    delivery,
    returns,
  },
  'canvas-bag': {
    material: {
      en: 'Cotton canvas, 100%, about 340 g/m². Boxed stitches where the handles meet the bag.',
      ru: 'Хлопковый холст, 100 %, около 340 г/м². Ручки прострочены квадратом.',
      kk: 'Мақта кенеп, 100 %, шамамен 340 г/м². Тұтқалары шаршылап тігілген.',
    },
    care: {
      en: 'Spot-clean with cool water, or wash by hand at 30 °C and dry flat. Canvas may shrink by up to 3% at the first wash.',
      ru: 'Пятна снимать прохладной водой или стирать вручную при 30 °C и сушить на ровном. При первой стирке холст садится не больше чем на 3 %.',
      kk: 'Дағын салқын сумен сүртіңіз немесе 30 °C суда қолмен жуып, тегіс жерге жайып кептіріңіз. Алғаш жуғанда кенеп 3 пайызға дейін отыруы мүмкін.',
    },
    measures: {
      en: '- **38 × 42 × 10 cm**, about 12 litres\n- Handles 65 cm, for the shoulder',
      ru: '- **38 × 42 × 10 см**, около 12 литров\n- Ручки 65 см, можно носить на плече',
      kk: '- **38 × 42 × 10 см**, шамамен 12 литр\n- Тұтқасы 65 см, иыққа асуға болады',
    },
    delivery,
    returns,
  },
  sticker: {
    material: {
      en: 'Matt vinyl with a clear coat, cut along the outline. Holds on glass, metal and smooth plastic.',
      ru: 'Матовый винил с прозрачным покрытием, вырезан по контуру. Держится на стекле, металле и гладком пластике.',
      kk: 'Мөлдір қабаты бар күңгірт винил, сұлбасымен қиылған. Шыныға, металға және тегіс пластикке жабысады.',
    },
    care: {
      en: 'Waterproof. A flask with one on it is better washed by hand.',
      ru: 'Воды не боятся. Термос со стикером лучше мыть вручную.',
      kk: 'Суға төзімді. Стикер жапсырылған термосты қолмен жуған дұрыс.',
    },
    measures: {
      en: 'Each is **5 to 8 cm** at its longest, on a sheet of 15 × 21 cm.',
      ru: 'Каждый — **от 5 до 8 см** по длинной стороне, на листе 15 × 21 см.',
      kk: 'Әрқайсысы ұзын жағынан **5–8 см**, 15 × 21 см парақта.',
    },
    delivery,
    returns,
  },
  pin: {
    material: {
      en: 'Hard enamel on zinc alloy with a gold-coloured rim. Two posts with rubber clutches, so it does not turn.',
      ru: 'Твёрдая эмаль на цинковом сплаве, золотистый ободок. Два штыря с резиновыми зажимами: значок не прокручивается.',
      kk: 'Мырыш қорытпасындағы қатты эмаль, алтын түсті жиек. Резеңке қысқышы бар екі істік: төсбелгі айналып кетпейді.',
    },
    care: {
      en: 'Wipe with a dry cloth. Take it off before washing.',
      ru: 'Протирать сухой тканью. Перед стиркой снять.',
      kk: 'Құрғақ шүберекпен сүртіңіз. Киімді жуар алдында шешіп алыңыз.',
    },
    measures: {
      en: 'About **3 cm** across, on a card of 6 × 9 cm.',
      ru: 'Около **3 см** в поперечнике, на карточке 6 × 9 см.',
      kk: 'Көлденеңі шамамен **3 см**, 6 × 9 см карточкада.',
    },
    delivery,
    returns,
  },
}

/** Converts the facts to the shape of the database column: by language. */
export function factsByLanguage(facts: DemoFacts = {}): ProductFacts {
  const kinds = factKinds.flatMap((kind) => (facts[kind] ? [[kind, facts[kind]] as const] : []))
  if (kinds.length === 0) return {}
  const inLanguage = (language: keyof LocalizedText) => Object.fromEntries(kinds.map(([kind, text]) => [kind, text[language]]))
  return { en: inLanguage('en'), ru: inLanguage('ru'), kk: inLanguage('kk') }
}
