const longestName = 60
/** Letters, and what stands between them in the names of people everywhere: O'Neill, Mohd. Faizal a/l Raju, Ahmad @ Abu. */
const nameShape = /^[\p{L}\p{M}][\p{L}\p{M} .,'’ʼ`´()/@-]*$/u

/** Text of a stranger's, as one line of which no mail program makes a link. */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[.。．｡](?=\p{L})/gu, '. ')
    .replaceAll(/:(?=[\p{L}/])/gu, ': ')
    .trim()
}

/** How to call somebody in a letter; undefined for what is hardly a name but a message to whoever gets the letter. */
export function nameToGreet(typed: string): string | undefined {
  const name = withoutLinks(typed)
  const isName = nameShape.test(name) && name.length <= longestName && !/\b(?:https?|www)\b/i.test(name)
  return isName ? name : undefined
}
