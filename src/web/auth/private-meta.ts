/** Titled, and kept out of search engines. */
export function privateMeta(title: string) {
  return [{ title }, { name: 'robots', content: 'noindex' }]
}
