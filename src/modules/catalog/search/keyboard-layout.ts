const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
/** The digit row of the Kazakh keyboard. */
const figureKeys = '2345890-='
const kazakhKeys = 'әіңғүұқөһ'

const cyrillicOf = new Map(pairs(latinKeys, russianKeys))
const kazakhOf = new Map(pairs(figureKeys, kazakhKeys))
const latinOf = new Map([...pairs(russianKeys, latinKeys), ...pairs(kazakhKeys, figureKeys)])

/** Returns the text as typed on the other keyboard layout: `aen,jkrf` → `футболка`, `ьгп` → `mug`. */
export function switchLayout(text: string): string {
  const typed = text.toLowerCase()
  if (/\p{Script=Cyrillic}/u.test(typed)) return replaceKeys(typed, latinOf)
  // A digit is a Kazakh letter only inside a word: 350 stays 350.
  const words = typed.replace(/\S*[a-z]\S*/g, (word) => replaceKeys(word, kazakhOf))
  return replaceKeys(words, cyrillicOf)
}

function replaceKeys(text: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(text, (key) => keys.get(key) ?? key).join('')
}

function pairs(from: string, to: string): [string, string][] {
  return Array.from(from, (key, place) => [key, to[place] ?? key])
}
