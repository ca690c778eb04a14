/** A word from a reader: its place in the picture, and the reader's certainty of it and of its whole line, 0 to 100. */
export type Word = { text: string; sure: number; lineSure: number; left: number; top: number; right: number; bottom: number }

/** An ornament may be read as letters, but with low certainty and rarely as three in a row. */
const leastSure = 75
const leastLetters = 3

/** Returns the words of one reading without likely ornaments. Short words count if their line has a longer one. */
export function wordsIn(tsv: string): Word[] {
  const words = tsv.split('\n').flatMap((row): (Omit<Word, 'lineSure'> & { line: string })[] => {
    const [level, page, block, paragraph, line, , left, top, width, height, sure, text] = row.split('\t')
    if (level !== '5' || text === undefined || !/[\p{L}\p{N}]/u.test(text)) return []
    const [x, y] = [Number(left), Number(top)]
    const place = `${page} ${block} ${paragraph} ${line}`
    return [{ text: text.trim(), sure: Number(sure), line: place, left: x, top: y, right: x + Number(width), bottom: y + Number(height) }]
  })
  const sure = words.filter((word) => word.sure >= leastSure)
  return sure
    .filter(({ line }) => sure.some((word) => word.line === line && isWord(word.text)))
    .map(({ line, ...word }) => ({ ...word, lineSure: meanSure(words.filter((other) => other.line === line)) }))
}

/** Merges several readings of one picture. Where they differ, the one more certain of its line wins. Sorted from the top, line by line. */
export function linesOf(words: readonly Word[]): string[] {
  const kept: Word[] = []
  for (const word of words.toSorted((one, other) => other.lineSure - one.lineSure))
    if (!kept.some((one) => overlap(one, word))) kept.push(word)
  const lines: Word[][] = []
  for (const word of kept.toSorted((one, other) => one.top - other.top)) {
    const middle = (word.top + word.bottom) / 2
    const line = lines.find(([first]) => first !== undefined && middle > first.top && middle < first.bottom)
    if (line) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) =>
    line
      .toSorted((one, other) => one.left - other.left)
      .map(({ text }) => text)
      .join(' '),
  )
}

/** Averages by letters: a reader of the wrong script is certain of a short word, but not of its neighbours. */
function meanSure(words: readonly Pick<Word, 'sure' | 'text'>[]): number {
  const letters = words.reduce((sum, { text }) => sum + lettersOf(text), 0)
  return words.reduce((sum, { sure, text }) => sum + sure * lettersOf(text), 0) / letters
}

/** Ornaments are read as a few digits; a year has four. */
function isWord(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= leastLetters || /(?<!\p{N})\p{N}{4}(?!\p{N})/u.test(text)
}

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
}

function overlap(one: Word, other: Word): boolean {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 && wide * high > 0.3 * Math.min(areaOf(one), areaOf(other))
}

function areaOf({ left, right, top, bottom }: Word): number {
  return (right - left) * (bottom - top)
}
