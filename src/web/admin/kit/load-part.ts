import { data } from 'react-router'
import { statusOf } from '#web/render/status-of.ts'

/** For a page's loader: what is not there, can't be, or is not for this person is answered with the back office's own page of that status. */
export async function loadPart<Answer>(loading: Promise<Answer>): Promise<Answer> {
  try {
    return await loading
  } catch (error) {
    const status = statusOf(error)
    if (status === 403 || status === 404) throw data(null, { status })
    if (status === 400 || status === 422) throw data(null, { status: 404 })
    throw error
  }
}
