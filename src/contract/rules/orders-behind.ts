import { isLanguage, type Language } from '../languages.ts'
import { deviceClasses } from './figure-reports.ts'

type Days = { from: string; to: string }
/** A figure whose orders can be listed: counted visits of some days, visits with a search query, or abandoned carts that were recovered. */
export type Behind = Days &
  (
    | { of: 'visits'; device?: (typeof deviceClasses)[number] | undefined; language?: Language | undefined; source?: string | undefined }
    | { of: 'search'; query: string }
    | { of: 'cart'; step?: string | undefined }
  )

export const longestFigureFilter = 400
const written = /^(visits|search|cart):(\d{4}-\d\d-\d\d):(\d{4}-\d\d-\d\d):(.*)$/s

/** Writes it for an address, such as `visits:2026-11-01:2026-11-21:phone:ru:search`. Empty parts do not narrow. */
export function writeBehind(behind: Behind): string {
  const days = `${behind.of}:${behind.from}:${behind.to}`
  if (behind.of === 'search') return `${days}:${behind.query}`
  if (behind.of === 'cart') return `${days}:${behind.step ?? ''}`
  return `${days}:${behind.device ?? ''}:${behind.language ?? ''}:${behind.source ?? ''}`
}

/** Returns undefined for an invalid text. */
export function readBehind(text: string): Behind | undefined {
  const [, of, from = '', to = '', rest = ''] = (text.length <= longestFigureFilter && written.exec(text)) || []
  if (of === undefined || Number.isNaN(Date.parse(from)) || Number.isNaN(Date.parse(to))) return undefined
  if (of === 'search') return rest.trim() === '' ? undefined : { of, from, to, query: rest }
  if (of === 'cart') return { of, from, to, step: rest || undefined }
  const [device = '', language = '', ...source] = rest.split(':')
  const known = deviceClasses.find((one) => one === device)
  if ((device !== '' && !known) || (language !== '' && !isLanguage(language)) || source.length === 0) return undefined
  return {
    of: 'visits',
    from,
    to,
    device: known,
    language: isLanguage(language) ? language : undefined,
    source: source.join(':') || undefined,
  }
}
