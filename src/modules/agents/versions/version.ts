/** The releases of UCP that the shop speaks. If a platform wants the older one at the root, these two lines change places. */
export const newest = '2026-08-25'
export const older = '2026-04-08'

export type Version = typeof newest | typeof older
export const versions: readonly Version[] = [newest, older]

export function isVersion(text: string): text is Version {
  return versions.some((version) => version === text)
}
