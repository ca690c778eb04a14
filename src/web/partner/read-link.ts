import { data } from 'react-router'
import { statusOf } from '#web/render/status-of.ts'

/** What a link of a mail leads to; undefined where it is spent. */
export async function unlessSpent<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return reading.catch((error: unknown) => {
    const status = statusOf(error)
    if (status === 404 || status === 400 || status === 422) return undefined
    throw error
  })
}

/** No page of these tells where it was: their assets and links would be told the token. */
export function withoutReferrer(): HeadersInit {
  return { 'Referrer-Policy': 'strict-origin' }
}

/** Says of a spent link what it is, to programs too. */
export function withStatus<Body>(body: Body, isSpent: boolean) {
  return data(body, { status: isSpent ? 404 : 200 })
}
