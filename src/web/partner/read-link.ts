import { data } from 'react-router'
import { statusOf } from '#web/render/status-of.ts'

/** Resolves to the data of a mail's link; undefined if the link is spent. */
export async function unlessSpent<Found>(reading: Promise<Found>): Promise<Found | undefined> {
  return reading.catch((error: unknown) => {
    const status = statusOf(error)
    if (status === 404 || status === 400 || status === 422) return undefined
    throw error
  })
}

/** Answers 404 for a spent link. */
export function withStatus<Body>(body: Body, isSpent: boolean) {
  return data(body, { status: isSpent ? 404 : 200 })
}
