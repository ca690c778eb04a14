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

/** Says of a spent link what it is, to programs too. */
export function withStatus<Body>(body: Body, isSpent: boolean) {
  return data(body, { status: isSpent ? 404 : 200 })
}
