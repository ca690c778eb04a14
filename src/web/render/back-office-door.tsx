import { redirectDocument } from 'react-router'
import type { Route } from './+types/back-office-door'

/** A page beside the back office has none of its routes: it opens as a document, with all of them. On the server it is never the first to match. */
export function clientLoader({ url }: Route.ClientLoaderArgs): never {
  throw redirectDocument(url.href)
}

export default function BackOfficeDoor() {
  return null
}
