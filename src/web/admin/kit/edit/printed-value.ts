import { formatNumber } from '#contract/messages/format.ts'
import { formatDate, formatDateTime } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'

export type Choices = readonly { value: string; label: string }[]
export type PrintedTerms = {
  language: Language
  yes: string
  no: string
  choices: Choices
}

/** Prints a plain value of a field as its page shows it: a choice by its label, days and times in the reader's language. */
export function printValue(value: unknown, terms: PrintedTerms): string {
  if (Array.isArray(value)) return value.map((entry) => printValue(entry, terms)).join(', ')
  const stored = typeof value === 'boolean' ? String(value) : (value ?? '')
  const chosen = terms.choices.find((choice) => choice.value === stored)
  if (chosen) return chosen.label
  if (typeof value === 'boolean') return value ? terms.yes : terms.no
  if (typeof value === 'number') return formatNumber(terms.language, value)
  return typeof value === 'string' ? printText(value, terms.language) : ''
}

/** A local time (`2026-12-12T10:00`) has no zone and is printed as it is. */
function printText(text: string, language: Language): string {
  if (Number.isNaN(Date.parse(text))) return text
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(language, text)
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return formatDateTime(language, `${text}Z`, { timeZone: 'UTC' })
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? formatDateTime(language, text) : text
}
