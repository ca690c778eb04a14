const blockSize = 128
const lastCodePoint = 0x1_ff_ff

/** For each block of Unicode with letters: two words with a space between them, with the block's marks in usual and unusual places. */
export const everyScript: readonly string[] = Array.from({ length: (lastCodePoint + 1) / blockSize }, (_, block) =>
  sampleOf(block * blockSize),
).filter((sample) => sample !== undefined)

function sampleOf(start: number): string | undefined {
  const signs = Array.from({ length: blockSize }, (_, offset) => start + offset)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
  const letters = signs.filter((sign) => /\p{L}/u.test(sign))
  const [first, second = first, third = second] = letters
  if (first === undefined) return undefined
  const [mark = '', other = mark] = signs.filter((sign) => /\p{M}/u.test(sign))
  return `${first}${mark}${second}${other} ${mark}${letters.at(-1)}${third}${mark}${other}`
}
