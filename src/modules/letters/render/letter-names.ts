import { namePlaceholder } from '#contract/rules/letter-limits.ts'

/** Stand for the name while a letter is drawn once for many; no text that is typed contains them. */
const marks = { inside: '\uE0F0', first: '\uE0F1' } as const
const markShape = /[\uE0F0\uE0F1]/g
/** Where a word begins with a capital: at the beginning, in a new line, behind the end of a sentence. */
const beforeCapital = /(?:^|[.!?…]\s+|\n\s*)$/

/** Any braces: whoever writes `{name}` or `{{ nmae }}` meant a placeholder. */
const bracesShape = /\{+[^{}\n]{0,60}\}*|\}+/g

export function markNames(text: string): string {
  const pieces = text.replaceAll(markShape, '').split(namePlaceholder)
  return pieces.reduce((sofar, piece) => `${sofar}${beforeCapital.test(sofar) ? marks.first : marks.inside}${piece}`)
}

/** `name` is how the reader is called in the middle of a sentence. */
export function putName(text: string, name: string, escape: (name: string) => string = (plain) => plain): string {
  return text.replaceAll(markShape, (mark) => escape(mark === marks.first ? capital(name) : name))
}

/** What looks like a placeholder and is none, as it was typed. */
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
