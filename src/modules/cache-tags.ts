/**
 * Pages say 'only five left' and not how many hundreds: what a call calls exact stock is, on a page, its words. Otherwise
 * every order would drop the pages of what it bought.
 */
export function pageTags(uses: Set<string>): { add(tag: string): unknown } {
  return { add: (tag) => uses.add(tag === 'stocks' ? 'stock-words' : tag.replace(/^stock:/, 'stock-words:')) }
}
