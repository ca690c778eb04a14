/** Returns the meta of a back-office page. Without a title, the error page shown instead sets its own. */
export function titled(title: string | undefined) {
  return [...(title === undefined ? [] : [{ title }]), { name: 'robots', content: 'noindex' }]
}
