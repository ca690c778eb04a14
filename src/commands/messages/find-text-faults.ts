import { type Language, optionOf } from '#contract/languages.ts'
import { withNoBreaks } from '#contract/messages/no-breaks.ts'
import type { CataloguesByArea, FlatCatalogue } from './read-catalogues.ts'
import { asSpecified, brandWords, interfaceTerms, names, plainAreas, type Term, terms } from './terms.ts'

/** Amounts, shares and sizes are parameters of settings or orders. Exceptions are a rule of the code, an example, a price band. */
const keysWithFigures = [/^shop:price\./, /^admin-order:proof\.reasonHint$/, /^admin-order:refund\.amountWrong$/, /^settings:picture\.tooLarge$/]
/** Keys whose number is below 21: photos that may still be added. */
const neverTwentyOne = /^(?:returns|review-form):(?:then|addPictures)_/
const onlyOfOne = /(?<!\p{L})(?:единственн\p{L}*|один|одн[ауо]|его|её)(?!\p{L})/iu
const shopName = /\bTulpar\b/
const figure = /\d[\s\u00a0]?%|\bRM[\s\u00a0]?\d|\d[\s\u00a0]?(?:MB|МБ)/u

export function findTextFaults(catalogues: CataloguesByArea): string[] {
  return [...catalogues].flatMap(([area, byLanguage]) =>
    [...byLanguage].flatMap(([language, catalogue]) =>
      [...catalogue].flatMap(([key, message]) => {
        const faults = [
          ...faultsOf(language, message),
          ...faultsOfPlace(language, area, key, message),
          ...(language === 'ru' ? faultsOfOne(catalogue, area, key) : []),
        ]
        return faults.map((fault) => `messages/${language}/${area}.json: "${key}" ${fault}`)
      }),
    ),
  )
}

/** Russian writes 21 and 101 in the form of one, too. */
function faultsOfOne(catalogue: FlatCatalogue, area: string, key: string): string[] {
  if (!key.endsWith('_one') || !catalogue.has(key.replace(/one$/, 'many')) || neverTwentyOne.test(`${area}:${key}`)) return []
  const one = catalogue.get(key) ?? ''
  const many = catalogue.get(key.replace(/one$/, 'many')) ?? ''
  const writesNumber = (text: string) => text.includes('{{')
  return !writesNumber(one) && (writesNumber(many) || onlyOfOne.test(one)) ? ['is also used for 21: write the number'] : []
}

export function faultsOf(language: Language, text: string): string[] {
  return [
    ...termsIn(text, terms[language] ?? []),
    ...(withNoBreaks(text) === text ? [] : ['lacks a no-break space before a dash or between a figure and its unit']),
    ...(/(?<=\p{L})'|'(?=\p{L})|"|\.\.\./u.test(text) ? ['has a typewriter’s quote, apostrophe or dots'] : []),
    ...(/ {2}| [,;:…](?=\s|$)/.test(text) ? ['has a space too many'] : []),
    ...lettersOf(text),
    ...quotesOf(language, text),
    ...(/\p{L}[\s\u00a0]–[\s\u00a0]\p{L}/u.test(text) ? ['has a short dash between words: it is for figures'] : []),
  ]
}

const inAnyLanguage = /\{\{\w+\}\}|<\/?\w+>|https?:\/\/\S+/g

/** Nobody notices a Latin letter inside a Cyrillic word by eye. */
function lettersOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))
    .map((word) => `mixes two alphabets in “${word}”`)
}

function wordsOf(text: string): string[] {
  return text.replaceAll(inAnyLanguage, ' ').match(/\p{L}+/gu) ?? []
}

/** Latin scripts use “these”, Cyrillic ones «these», and each opening mark needs a closing one. */
function quotesOf(language: Language, text: string): string[] {
  const [own, foreign] = optionOf(language).letters === 'latin' ? [/[“”]/g, /[«»]/] : [/[«»]/g, /[“”]/]
  const depth = (text.match(own) ?? []).reduce((open, mark) => open + ('“«'.includes(mark) ? 1 : -1), 0)
  return [
    ...(foreign.test(text) ? ['has the quotation marks of another language'] : []),
    ...(depth === 0 ? [] : ['has a quotation mark without its other half']),
  ]
}

function faultsOfPlace(language: Language, area: string, key: string, message: string): string[] {
  return [
    ...(asSpecified.has(message) ? [] : termsIn(message.replaceAll(inAnyLanguage, ' '), interfaceTerms[language] ?? [], `${area}:${key}`)),
    ...(plainAreas.has(area) ? termsIn(message, [brandWords[language] ?? []].flat()) : []),
    ...(figure.test(message) && !keysWithFigures.some((allowed) => allowed.test(`${area}:${key}`))
      ? ['writes out a figure that is a setting: give it a parameter']
      : []),
    ...(shopName.test(message) ? ['names the shop, whose name is a setting: say {{shop}}'] : []),
    ...(language === 'en' ? capitalsIn(message) : []),
    ...(language === 'ru' ? kazakhIn(message) : []),
  ]
}

function termsIn(text: string, known: readonly Term[], place = ''): string[] {
  return known.flatMap(({ wrong, right, on }) => {
    const found = on && !on.test(place) ? undefined : wrong.exec(text)?.[0]
    return found === undefined ? [] : [`says “${found}”: the word is “${right}”`]
  })
}

function kazakhIn(message: string): string[] {
  return wordsOf(message).flatMap((word) => (/[әғқңөұүһі]/i.test(word) ? [`has letters of Kazakh in “${word}”`] : []))
}

/** Sentence case: capitals are allowed only at the start of a sentence or quotation, and in names. */
function capitalsIn(message: string): string[] {
  if (asSpecified.has(message)) return []
  const inside = message.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '')
  const capitals = [...inside.matchAll(/(?<=[\p{L}\p{N},;\u2019] )[A-Z]\p{L}+/gu)]
    .map(([capital]) => capital)
    .filter((capital) => !names.has(capital) && capital !== capital.toUpperCase())
  return capitals.length > 0 ? [`has a capital within a sentence: ${capitals.join(', ')}`] : []
}
