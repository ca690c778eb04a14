/** Milliseconds after the load event, when the page and its first images have loaded. */
const afterLoadMs = 2000

/** Runs the function once it can no longer slow down the first view. Returns the cancel function. */
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
