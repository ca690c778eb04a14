import { buildOf } from './cached-requests.ts'

/** The manifest names of the two builds. A page contains its own; data has it in a header. */
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
