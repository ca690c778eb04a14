type BuiltWindow = { __reactRouterManifest?: { url?: string } }

/** The name of the build that this page was made by: that of its manifest, which changes with anything built. Browser only. */
export function pageBuild(): string | undefined {
  const { __reactRouterManifest: manifest } = window as BuiltWindow
  return manifest?.url?.split('/').at(-1)
}
