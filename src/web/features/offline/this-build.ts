import { buildOf } from './cached-requests.ts'

/** The names of the manifests of the two builds: a page names its own, and data says it in a header. */
declare const MANIFESTS: readonly string[]

export const buildName = MANIFESTS.join(' ')

export function isPageOfThisBuild(html: string): boolean {
  return MANIFESTS.some((name) => html.includes(name))
}

export function isDataOfThisBuild(data: Response): boolean {
  return isManifestOfThisBuild(buildOf(data) ?? '')
}

export function isManifestOfThisBuild(name: string): boolean {
  return MANIFESTS.includes(name)
}
