/** Folds English, Russian and Kazakh words of either alphabet to a coarse Latin spelling: қошқар, qoshqar, кошкар and koshkar match. */
export const foldWord = remembering((word) => {
  const spelled = Array.from(word.toLowerCase().normalize('NFKC'), (letter) => latinOf[letter] ?? letter).join('')
  let folded = spelled.normalize('NFD').replace(/\p{M}/gu, '')
  for (const [pattern, replacement] of spellings) folded = folded.replace(pattern, replacement)
  return folded.replace(/([a-z])\1+/g, (run, letter: string) => (run.length === 2 ? letter : letter + letter))
})

/** Caches results, since a catalogue repeats the same few thousand words. */
function remembering(change: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= mostRemembered) known.clear()
    const changed = change(word)
    known.set(word, changed)
    return changed
  }
}

const mostRemembered = 10_000

const latinOf: Record<string, string> = {
  а: 'a',
  ә: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  і: 'i',
  к: 'k',
  қ: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  ң: 'n',
  о: 'o',
  ө: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ұ: 'u',
  ү: 'u',
  ф: 'f',
  х: 'h',
  һ: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  // Letters of the proposed Latin alphabets for Kazakh.
  ş: 'sh',
  ç: 'ch',
  ğ: 'g',
  ı: 'i',
  ŋ: 'n',
}

/** The order matters: `sh` of shch is one sound, and `ya` is я before a lone y becomes i. */
const spellings: [RegExp, string][] = [
  [/shch|sch/g, 'sh'],
  [/zh/g, 'j'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/tz/g, 'ts'],
  [/ck|c(?!h)/g, 'k'],
  [/q/g, 'k'],
  [/x/g, 'h'],
  [/w/g, 'u'],
  [/ye|yo/g, 'e'],
  [/y/g, 'i'],
  [/ng(?![aeiou])/g, 'n'],
]

/** Strips Kazakh, Russian and English endings. Snowball is better at the latter two, but knows neither Kazakh nor the other alphabet. */
export const stemFolded = remembering((folded) => {
  if (!/^[a-z]+$/.test(folded)) return folded
  let stem = folded
  for (let round = 0; round < mostEndings; round += 1) {
    const ending = endings.find((one) => stem.endsWith(one) && canLose(stem, one))
    if (ending === undefined) break
    stem = stem.slice(0, -ending.length)
  }
  return stem
})

/** A plural, a possessive and a case can follow each other, as in балаларыма. */
const mostEndings = 4
const shortestStem = 3
/** A final vowel is a weaker sign than a case ending: баран and барыс must not both become bar. */
const shortestBeforeVowel = 4

function canLose(stem: string, ending: string): boolean {
  const rest = stem.slice(0, -ending.length)
  return rest.length >= (vowels.includes(ending) ? shortestBeforeVowel : shortestStem) && /[aeiou]/.test(rest)
}

const kazakhEndings = [
  'lar',
  'ler',
  'dar',
  'der',
  'tar',
  'ter',
  'imiz',
  'iniz',
  'miz',
  'niz',
  'nin',
  'din',
  'tin',
  'nan',
  'nen',
  'dan',
  'den',
  'tan',
  'ten',
  'men',
  'ben',
  'pen',
  'nda',
  'nde',
  'da',
  'de',
  'ta',
  'te',
  'ga',
  'ge',
  'na',
  'ne',
  'ni',
  'di',
  'ti',
  'si',
  'im',
  'in',
  'dagi',
  'degi',
  'tagi',
  'tegi',
]
const russianEndings = [
  'ami',
  'iami',
  'ah',
  'iah',
  'am',
  'iam',
  'ov',
  'ev',
  'ei',
  'oi',
  'om',
  'em',
  'ia',
  'iu',
  'ie',
  'aia',
  'oe',
  'ogo',
  'ego',
  'omu',
  'emu',
  'im',
  'ih',
  'imi',
  'uiu',
  'ka',
  'ki',
  'ku',
  'ke',
  'koi',
  'kom',
  'kami',
  'kah',
  'kam',
  'ek',
  'ok',
]
const englishEndings = ['s', 'es']
const vowels = ['a', 'e', 'i', 'o', 'u']
const endings = [...new Set([...kazakhEndings, ...russianEndings, ...englishEndings, ...vowels])].sort((a, b) => b.length - a.length)
