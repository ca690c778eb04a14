/** Ref of a scrolling list of links. Scrolls the current link into view on mount. */
export function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector('[aria-current="page"]')
  if (!list || !current) return
  const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()]
  if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
