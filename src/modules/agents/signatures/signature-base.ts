import { type InnerList, isInnerList, type Item, parseDictionary, serializeInnerList, serializeItem } from 'structured-headers'

/** What a signature can cover of a request (RFC 9421, section 2). */
export type SignedMessage = {
  method: string
  /** Host and port of the called address, in lower case, without the scheme's default port. */
  authority: string
  path: string
  /** With its question mark; empty where the address has no query. */
  query: string
  headers: Headers
}

/** A component that the message does not have, or that the shop does not support. */
class UnknownComponent extends Error {
  override name = 'UnknownComponent'
}

/** Writes the text that is signed (RFC 9421, section 2.5). Throws UnknownComponent. */
export function signatureBase(message: SignedMessage, input: InnerList): string {
  const names = input[0].map((component) => serializeItem(component))
  if (new Set(names).size < names.length) throw new UnknownComponent('a component is listed twice')
  const lines = input[0].map((component, index) => `${names[index]}: ${valueOf(message, component)}`)
  return [...lines, `"@signature-params": ${serializeInnerList(input)}`].join('\n')
}

function valueOf(message: SignedMessage, [name, parameters]: Item): string {
  if (typeof name !== 'string') throw new UnknownComponent('not a text')
  const { key, ...others } = Object.fromEntries(parameters)
  if (Object.keys(others).length > 0 || (key !== undefined && name.startsWith('@'))) throw new UnknownComponent(name)
  switch (name) {
    case '@method':
      return message.method
    case '@authority':
      return message.authority
    case '@path':
      return message.path
    case '@query':
      return message.query || '?'
    default:
      return fieldOf(message.headers, name, key)
  }
}

function fieldOf(headers: Headers, name: string, key: unknown): string {
  const value = /^[a-z0-9!#$%&'*+.^_`|~-]+$/.test(name) ? headers.get(name) : null
  if (value === null) throw new UnknownComponent(name)
  if (key === undefined) return value
  const member = typeof key === 'string' ? parseDictionary(value).get(key) : undefined
  if (!member) throw new UnknownComponent(name)
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member)
}
