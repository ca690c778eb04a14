import { redirect } from 'react-router'

/** Redirects from a former address. Browsers must revalidate it, since the address may be used again. */
export function movedTo(path: string): Response {
  return redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
