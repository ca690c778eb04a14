import { redirect } from 'react-router'
import { apiContext } from '#web/render/page-context.ts'
import { loadPart } from '../kit/load-part.ts'
import { LoadFailed } from '../load-failed.tsx'
import type { Route } from './+types/preview-link'

/** Makes the preview when its link is opened, so a link can't expire on a page that stays open. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { path } = await loadPart(context.get(apiContext).productPreviews.make({ id: params.id }))
  return redirect(path)
}

/** Never rendered: the loader redirects or throws. */
export default function PreviewLink() {
  return null
}

export function ErrorBoundary() {
  return <LoadFailed />
}
