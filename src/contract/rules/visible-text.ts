/** Blanks, controls, joiners and direction marks, and letters that are drawn as nothing. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u
/** They reverse the rest of a line, so that it reads differently. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** Trims a typed text; empty if nothing in it is visible. */
export function trimmed(typed: string): string {
  return nothingToSee.test(typed) ? '' : typed.trim()
}

/** Trims the text and joins it to one line. */
export function oneLine(typed: string): string {
  return trimmed(typed.replace(/[\s\p{Cc}]+/gu, ' ').replace(directions, ''))
}
