import type { Language } from '../languages.ts'
import type { DeliveryPromise } from '../rules/working-days.ts'
import { formatDate, formatDateRange } from './format-dates.ts'
import type { AreaTranslator } from './translator.ts'

/** `Arrives 3–5 December`, `Made and packed by 1 December`, without the year. For collection, made means ready. */
export function promiseTexts(
  t: AreaTranslator<'promise'>,
  language: Language,
  { made_by, arrives_from, arrives_to }: DeliveryPromise,
  isPickup: boolean,
): string[] {
  const madeBy = formatDate(language, made_by, { year: false })
  if (isPickup) return [t('collect', { date: madeBy })]
  const arrives =
    arrives_from === arrives_to
      ? t('arrivesOn', { date: formatDate(language, arrives_to, { year: false }) })
      : t('arrives', { dates: formatDateRange(language, arrives_from, arrives_to, { year: false }) })
  return [arrives, t('made', { date: madeBy })]
}
