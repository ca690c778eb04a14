import { pageBuild } from './page-build.ts'

/** A part that opens later is gone from the server once there is a new build: then the page is loaded anew, and only then. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    void isOutdated().then((outdated) => {
      if (outdated) location.reload()
    })
  })
}

async function isOutdated(): Promise<boolean> {
  const build = pageBuild()
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined)
  if (build === undefined || !response?.ok) return false
  const html = await response.text()
  return /manifest-\w+\.js/.test(html) && !html.includes(build)
}
