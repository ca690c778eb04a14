import type { DemoProduct, LocalizedText } from '../demo-product.ts'
import { adultSizes, babySizes, kidsSizes } from '../products/colour-variations.ts'

export type DemoSizeGuide = { key: GuideKey; name: LocalizedText; columns: LocalizedText[]; rows: string[][] }
type GuideKey = 'straight' | 'long' | 'boxy' | 'kids' | 'bodysuit'

const column = {
  size: { en: 'Size', ru: 'Размер', kk: 'Өлшемі' },
  years: { en: 'Age, years', ru: 'Возраст, лет', kk: 'Жасы, жыл' },
  months: { en: 'Age, months', ru: 'Возраст, месяцев', kk: 'Жасы, ай' },
  chest: { en: 'Chest (to fit)', ru: 'На грудь', kk: 'Кеуде орамы' },
  height: { en: 'Height (to fit)', ru: 'На рост', kk: 'Бойы' },
  width: { en: 'Width', ru: 'Ширина', kk: 'Ені' },
  length: { en: 'Length', ru: 'Длина', kk: 'Ұзындығы' },
  sleeve: { en: 'Sleeve', ru: 'Рукав', kk: 'Жеңі' },
} satisfies Record<string, LocalizedText>

const chests = ['78–86', '86–94', '94–102', '102–110', '110–118', '118–129']
const shirtColumns = [column.size, column.chest, column.width, column.length, column.sleeve]

/** Widths, lengths and sleeves of XS to XXL, of the garment laid flat. */
function shirt(widths: number[], lengths: number[], sleeves: number[]): string[][] {
  return adultSizes.map((size, place) => [size, chests[place] ?? '', String(widths[place]), String(lengths[place]), String(sleeves[place])])
}

export const demoSizeGuides: DemoSizeGuide[] = [
  {
    key: 'straight',
    name: { en: 'T-shirts, straight cut', ru: 'Футболки прямого кроя', kk: 'Тік пішімді футболкалар' },
    columns: shirtColumns,
    rows: shirt([47, 51, 55, 59, 63, 68], [66, 69, 72, 74, 76, 78], [19, 20, 21, 22, 23, 24]),
  },
  {
    key: 'long',
    name: { en: 'T-shirts, long cut', ru: 'Футболки удлинённого кроя', kk: 'Ұзын пішімді футболкалар' },
    columns: shirtColumns,
    rows: shirt([48, 52, 56, 60, 64, 69], [76, 79, 82, 84, 86, 88], [21, 22, 23, 24, 25, 26]),
  },
  {
    key: 'boxy',
    name: { en: 'T-shirts, boxy cut', ru: 'Футболки свободного кроя', kk: 'Кең пішімді футболкалар' },
    columns: shirtColumns,
    rows: shirt([53, 57, 61, 65, 69, 74], [63, 66, 69, 71, 73, 75], [25, 26, 27, 28, 29, 30]),
  },
  {
    key: 'kids',
    name: { en: 'Kids’ T-shirts', ru: 'Детские футболки', kk: 'Балалар футболкалары' },
    columns: [column.years, column.height, column.width, column.length, column.sleeve],
    rows: [
      ['92–98', '33', '42', '12'],
      ['104–110', '36', '47', '13'],
      ['116–122', '39', '51', '14'],
      ['128–134', '42', '55', '15'],
      ['140–146', '45', '59', '16'],
    ].map((row, place) => [kidsSizes[place] ?? '', ...row]),
  },
  {
    key: 'bodysuit',
    name: { en: 'Bodysuits', ru: 'Боди', kk: 'Бодилер' },
    columns: [column.months, column.height, column.width, column.length],
    rows: [
      ['50–62', '20', '38'],
      ['62–68', '22', '41'],
      ['68–80', '24', '45'],
      ['80–86', '26', '48'],
    ].map((row, place) => [babySizes[place] ?? '', ...row]),
  },
]

export function sizeGuideOf({ slug, form }: Pick<DemoProduct, 'slug' | 'form'>): GuideKey | undefined {
  if (slug === 'yurt-long-tee') return 'long'
  if (slug === 'adras-heavy-tee') return 'boxy'
  if (form === 'tee' || form === 'fun-tee') return 'straight'
  if (form === 'kids-tee') return 'kids'
  return form === 'bodysuit' ? 'bodysuit' : undefined
}
