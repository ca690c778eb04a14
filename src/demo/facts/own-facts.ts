import type { DemoFacts } from './category-facts.ts'

const weekendBag: DemoFacts = {
  material: {
    en: 'Cotton canvas, 100%, about 480 g/m², doubled in the base. Cotton webbing, boxed stitches, an inner pocket.',
    ru: 'Хлопковый холст, 100 %, около 480 г/м², дно двойное. Хлопковая стропа, строчка квадратом, внутренний карман.',
    kk: 'Мақта кенеп, 100 %, шамамен 480 г/м², түбі екі қабат. Мақта таспа, шаршылап тігілген тігіс, ішкі қалта.',
  },
  measures: {
    en: '- **50 × 34 × 22 cm**, about 35 litres: fits what airlines call a cabin bag\n- Handles 55 cm',
    ru: '- **50 × 34 × 22 см**, около 35 литров: проходит как ручная кладь\n- Ручки 55 см',
    kk: '- **50 × 34 × 22 см**, шамамен 35 литр: ұшаққа қол жүгі ретінде өтеді\n- Тұтқасы 55 см',
  },
}

const heavyCotton: DemoFacts = {
  material: {
    en: 'Combed cotton, 100%, about 260 g/m²: a dense cloth that keeps its shape. Printed in our studio and heat-set.',
    ru: 'Гребенной хлопок, 100 %, около 260 г/м²: плотная ткань, которая держит форму. Рисунок печатаем и закрепляем нагревом у себя в студии.',
    kk: 'Таралған мақта, 100 %, шамамен 260 г/м²: пішінін сақтайтын тығыз мата. Суретті өз шеберханамызда басып, қыздырып бекітеміз.',
  },
}

export const factsOfProduct: Readonly<Record<string, DemoFacts>> = {
  'adras-weekend-bag': weekendBag,
  'tian-shan-weekend-bag': weekendBag,
  'adras-heavy-tee': heavyCotton,
  'samarkand-star-heavy-tee': heavyCotton,
  'four-adras-mugs': {
    measures: {
      en: '- Each holds **350 ml**; four make 1.4 litres of tea\n- Height 9.5 cm, 8.2 cm across\n- The box: 20 × 20 × 11 cm, about 1.6 kg',
      ru: '- В каждой **350 мл**; четыре — это 1,4 литра чая\n- Высота 9,5 см, диаметр 8,2 см\n- Коробка: 20 × 20 × 11 см, около 1,6 кг',
      kk: '- Әрқайсысы **350 мл**; төртеуіне 1,4 литр шай сыяды\n- Биіктігі 9,5 см, диаметрі 8,2 см\n- Қорабы: 20 × 20 × 11 см, шамамен 1,6 кг',
    },
  },
}
