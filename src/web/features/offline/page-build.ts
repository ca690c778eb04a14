type BuiltWindow = { __reactRouterManifest?: { url?: string } }

/** Returns the build of this page: its manifest's name, which changes with any built file. Browser only. */
export function pageBuild(): string | undefined {
  const { __reactRouterManifest: manifest } = window as BuiltWindow
  return manifest?.url?.split('/').at(-1)
}
