import { type Face, widthOf } from './glyphs.ts'

export type FittedText = { lines: string[]; size: number }
export type TextBox = {
  width: number
  /** Sizes to try, the largest first, with the number of lines allowed at each. */
  sizes: readonly (readonly [size: number, lines: number])[]
}

/** Sets the text in the largest size that fits, in lines of similar length. Cuts it with an ellipsis when none fits. */
export function fitText(face: Face, text: string, { width, sizes }: TextBox): FittedText {
  const pieces = text
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .flatMap(piecesOf)
  for (const [size, most] of sizes) {
    const lines = breakLines(face, pieces, size, width)
    const fits = lines.length <= most && lines.every((line) => widthOf(face, line, size) <= width)
    if (fits) return { lines: balance(face, pieces, size, { width, count: lines.length }), size }
  }
  const [size, most] = sizes.at(-1) ?? [32, 1]
  const lines = breakLines(face, pieces, size, width).map((line) => cut(face, line, size, width))
  if (lines.length <= most) return { lines, size }
  const last = lines.slice(0, most).at(-1) ?? ''
  return { lines: [...lines.slice(0, most - 1), cut(face, `${last}…`, size, width)], size }
}

/** Text that stays on one line; `before` separates it from the piece before it on that line. */
type Piece = { text: string; before: '' | ' ' }

/** Chinese and Japanese have no spaces and may break after any character, but no line begins with closing punctuation. */
const between =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，！？：；）」』])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}（「『])/u

function piecesOf(word: string): Piece[] {
  return word.split(between).map((text, place) => ({ text, before: place === 0 ? ' ' : '' }))
}

function breakLines(face: Face, pieces: readonly Piece[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const { text, before } of pieces) {
    const line = lines.at(-1)
    const longer = `${line ?? ''}${before}${text}`
    if (line !== undefined && widthOf(face, longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(text)
  }
  return lines
}

/** Returns the narrowest width that needs no more lines, so no single word is left under a long line. */
function balance(face: Face, pieces: readonly Piece[], size: number, { width, count }: { width: number; count: number }): string[] {
  let [narrow, wide] = [0, width]
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2
    const lines = breakLines(face, pieces, size, middle)
    if (lines.length <= count && lines.every((line) => widthOf(face, line, size) <= middle)) wide = middle
    else narrow = middle
  }
  return breakLines(face, pieces, size, wide)
}

function cut(face: Face, line: string, size: number, width: number): string {
  if (widthOf(face, line, size) <= width) return line
  const letters = Array.from(line.replace(/…$/, ''))
  while (letters.length > 0 && widthOf(face, `${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
