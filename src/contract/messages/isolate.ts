const first = '\u2068'
const last = '\u2069'
/** Direction marks, and letters of scripts written from right to left. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u
const ends = /[\u2066-\u2069]/g

/** Prepares a foreign text for use in a sentence. Puts it between Unicode isolates if it could change the sentence's direction. */
export function isolate(text: string): string {
  if (!turning.test(text)) return text
  return first + (isBalanced(text) ? text : text.replace(ends, '')) + last
}

function isBalanced(text: string): boolean {
  let depth = 0
  for (const [mark] of text.matchAll(ends)) {
    depth += mark === last ? -1 : 1
    if (depth < 0) return false
  }
  return depth === 0
}
