/** Blanks, controls, joiners and marks of direction, and letters that are drawn as nothing. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u
/** They turn what follows on a line around, so that it reads as something else. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A text as it was typed, without the blanks around it; empty where nobody would see anything of it. */
export function trimmed(typed: string): string {
  return nothingToSee.test(typed) ? '' : typed.trim()
}

/** The same on one line. */
export function oneLine(typed: string): string {
  return trimmed(typed.replace(/[\s\p{Cc}]+/gu, ' ').replace(directions, ''))
}
