import { redirect } from 'react-router'
import { apiContext } from '#web/render/page-context.ts'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/preview-link'

/** Makes a preview when its link is opened, so that no link expires on a page that stays open. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { path } = await loadPart(context.get(apiContext).productPreviews.make({ id: params.id }))
  return redirect(path)
}

/** Never drawn: the loader redirects or fails. */
export default function PreviewLink() {
  return null
}

export function ErrorBoundary() {
  return <LoadFailed />
}
