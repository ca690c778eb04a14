import { namePlaceholder } from '#contract/rules/letter-limits.ts'

/** Placeholders for the name while a letter is rendered once for many readers. Typed text can't contain them. */
const marks = { inside: '\uE0F0', first: '\uE0F1' } as const
const markShape = /[\uE0F0\uE0F1]/g
/** Positions where a word starts with a capital: at the start, on a new line, after the end of a sentence. */
const beforeCapital = /(?:^|[.!?…]\s+|\n\s*)$/

/** Matches any braces: a person who writes `{name}` or `{{ nmae }}` meant a placeholder. */
const bracesShape = /\{+[^{}\n]{0,60}\}*|\}+/g

export function markNames(text: string): string {
  const pieces = text.replaceAll(markShape, '').split(namePlaceholder)
  return pieces.reduce((sofar, piece) => `${sofar}${beforeCapital.test(sofar) ? marks.first : marks.inside}${piece}`)
}

/** `name` is the form used in the middle of a sentence. */
export function putName(text: string, name: string, escape: (name: string) => string = (plain) => plain): string {
  return text.replaceAll(markShape, (mark) => escape(mark === marks.first ? capital(name) : name))
}

/** Returns text that looks like a placeholder but is none, as typed. */
export function unknownPlaceholders(text: string): string[] {
  return (
    text
      .replaceAll(namePlaceholder, '')
      .match(bracesShape)
      ?.map((found) => found.trim()) ?? []
  )
}

function capital(name: string): string {
  const [first = ''] = name
  return first.toUpperCase() + name.slice(first.length)
}
