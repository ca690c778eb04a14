import { data } from 'react-router'
import { statusOf } from '#web/render/status-of.ts'

export type LinkState = 'done' | 'expired'

/** Returns the result of pressing a mail's link. An expired link answers 410; other errors go to the error page. */
export async function followLink(press: () => Promise<unknown>) {
  try {
    await press()
    return data<{ state: LinkState }>({ state: 'done' })
  } catch (error) {
    const status = statusOf(error)
    if (status !== 410 && status !== 400 && status !== 422) throw error
    return data<{ state: LinkState }>({ state: 'expired' }, { status: 410 })
  }
}
