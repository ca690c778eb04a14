/** The meta of a page of the back office. Without a title, what stands in the page's place has its own. */
export function titled(title: string | undefined) {
  return [...(title === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }]
}
