import { type ClientLoaderFunctionArgs, data, redirectDocument } from 'react-router'

/** The server gives each address to the build that has its page, so nobody gets this one as a document. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** In the browser an address of the other build opens as a document. */
export function clientLoader({ url }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(url.href)
}

export default function OtherBuild() {
  return null
}
