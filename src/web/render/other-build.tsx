import { type ClientLoaderFunctionArgs, data, redirectDocument } from 'react-router'

/** The server sends each address to the build that has its page, so this route is never requested as a document. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** An address of the other build is loaded as a document. */
export function clientLoader({ url }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(url.href)
}

export default function OtherBuild() {
  return null
}
