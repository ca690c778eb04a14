const longestName = 60
/** Letters and the characters between them in people's names: O'Neill, Mohd. Faizal a/l Raju, Ahmad @ Abu. */
const nameShape = /^[\p{L}\p{M}](?:[\p{L}\p{M} .,'’ʼ`´()@-]|(?<=\b\p{L})\/(?=\p{L}\b))*$/u

/** Returns a stranger's text as one line in which no mail program finds a link: no top-level domain has a single letter. */
export function withoutLinks(typed: string): string {
  return typed
    .replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[.。．｡](?=\p{L}\p{M}*\p{L})/gu, '. ')
    .replaceAll(/:(?=[\p{L}/])/gu, ': ')
    .trim()
}

/** Returns the name for a mail's greeting; undefined for text that looks more like a message to the recipient. */
export function nameToGreet(typed: string): string | undefined {
  const name = withoutLinks(typed)
  const isName = nameShape.test(name) && name.length <= longestName && !/\b(?:https?|www)\b/i.test(name)
  return isName ? name : undefined
}
