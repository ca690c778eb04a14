import { pageBuild } from './page-build.ts'

/** Reloads the page when a lazy part fails to load because a new build has replaced its file. Other failures don't reload. */
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
