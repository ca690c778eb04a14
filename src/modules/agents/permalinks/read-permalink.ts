import { mostCartLines } from '#contract/rules/cart-limits.ts'
import { fromBase64Url } from '#contract/rules/unit-name.ts'

export type Permalink = {
  units: { name: string; quantity: number }[]
  /** In the order of the link; the shop takes one. */
  codes: string[]
  /** As the link names it, a BCP 47 language. */
  language: string | undefined
  /** A path of this shop, with its query. */
  continueTo: string | undefined
  /** Parameters of others, such as `utm_source`. */
  passedOn: [name: string, value: string][]
}

/** Characters of path and query together. */
const longestLink = 2000
const longestPassedOn = 500
const itemShape = /^([\w.-]+|~[\w-]+):([1-9]\d{0,8})$/
const codeField = /^\/?discounts\/codes\/\d{1,2}$/
const languageField = /^\/?context\/language$/
/** Names of fields that may hold a secret or name a person. */
const personalField =
  /token|handoff|secret|pass|session|auth|key|signature|buyer|mail|phone|name|address|street|city|postal|zip|card|account|iban|cvc|cvv/i

/**
 * Reads the link of a filled cart, without its address of the door: `{unit}:{quantity},…` and the query. Whatever cannot be read is left out.
 */
export function readPermalink(items: string, query: string): Permalink {
  const link: Permalink = { units: [], codes: [], language: undefined, continueTo: undefined, passedOn: [] }
  if (items.length + query.length > longestLink) return link
  link.units = readItems(items)
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'continue_to') link.continueTo ??= readOwnPath(value)
    else if (codeField.test(name)) link.codes.push(value)
    else if (languageField.test(name)) link.language ??= value
    else if (!name.includes('/') && !personalField.test(name) && value.length <= longestPassedOn) link.passedOn.push([name, value])
  }
  return link
}

function readItems(items: string): Permalink['units'] {
  const parts = items.split(',')
  if (parts.length > mostCartLines) return []
  return parts.flatMap((part) => {
    const [, token = '', quantity = ''] = itemShape.exec(part) ?? []
    const name = token.startsWith('~') ? fromBase64Url(token.slice(1)) : token
    return name ? [{ name, quantity: Number(quantity) }] : []
  })
}

/** Undefined for anything that a browser could read as another site's address. */
function readOwnPath(text: string): string | undefined {
  if (!/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return undefined
  const own = 'https://shop.invalid'
  if (!URL.canParse(text, own)) return undefined
  const { origin, pathname, search } = new URL(text, own)
  return origin === own && !pathname.startsWith('//') ? pathname + search : undefined
}
