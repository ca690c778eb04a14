import { data } from 'react-router'
import { statusOf } from '#web/render/status-of.ts'

/** For a page's loader: 403 and 404 show the back office's own page of that status; 400 and 422 count as 404. Other errors are thrown. */
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
