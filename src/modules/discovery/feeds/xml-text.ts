/** Characters that XML 1.0 can't contain, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
