/** After the page is loaded, its first images with it, and somebody may begin to read. */
const afterLoadMs = 2000

/** Runs once nothing of the first view can be slowed any more. Returns how to cancel. */
export function whenQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = () => (timer = setTimeout(run, afterLoadMs))
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
  return () => {
    window.removeEventListener('load', begin)
    clearTimeout(timer)
  }
}
