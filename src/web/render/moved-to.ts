import { redirect } from 'react-router'

/** For what had this address before. Not kept by browsers: it may get the address back. */
export function movedTo(path: string): Response {
  return redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } })
}
