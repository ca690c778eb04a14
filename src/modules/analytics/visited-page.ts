import { cutText } from '#contract/rules/cut-text.ts'

const longestPath = 300
const longestParameter = 100

export type VisitedPage = {
  path: string
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  partnerCode: string | null
}

/** Returns the path and campaign parameters of a URL, without ids, secrets and other parameters. Null for anything but an http URL. */
export function readVisitedPage(pageUrl: string | null | undefined): VisitedPage | null {
  if (!pageUrl || !URL.canParse(pageUrl, 'http://shop')) return null
  const { protocol, pathname, searchParams } = new URL(pageUrl, 'http://shop')
  if (protocol !== 'http:' && protocol !== 'https:') return null
  const parameter = (name: string) => storable(cutText(searchParams.get(name)?.trim() ?? '', longestParameter)) || null
  return {
    path: cutText(withoutSecrets(pathname), longestPath),
    utmSource: parameter('utm_source'),
    utmMedium: parameter('utm_medium'),
    utmCampaign: parameter('utm_campaign'),
    partnerCode: parameter('p'),
  }
}

/** Returns the host only when it is not the shop's own. */
export function readReferrerHost(referrer: string | null | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, host } = new URL(referrer)
  if ((protocol !== 'http:' && protocol !== 'https:') || host === ownHost) return null
  return host.replace(/^www\./, '').slice(0, longestParameter)
}

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/g

/** Removes characters that PostgreSQL can't store in text, and secrets that someone typed into a search field. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replace(mailAddress, '[e-mail]')
}

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A slug is lower-case words with hyphens. A long string with digits and with capitals or without hyphens is a secret. */
const secret = /^(?=.{20})(?=.*\d)(?:(?=.*[A-Z]).*|\w+)$/

function withoutSecrets(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => {
      if (id.test(segment)) return ':id'
      return secret.test(segment) ? ':secret' : storable(decode(segment))
    })
    .join('/')
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
