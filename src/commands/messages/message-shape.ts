import type { FlatCatalogue } from './read-catalogues.ts'

export type MessageShape = { key: string; params: string[]; tags: string[]; forms: string[] }

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Returns messages by the names that code uses: plural forms are merged, with the parameters and tags of all of them. */
export function shapesOf(catalogue: FlatCatalogue): Map<string, MessageShape> {
  const shapes = new Map<string, MessageShape>()
  for (const [fullKey, message] of catalogue) {
    const form = isPlural(catalogue, fullKey) ? pluralSuffix.exec(fullKey)?.[1] : undefined
    const key = form ? fullKey.slice(0, -form.length - 1) : fullKey
    const shape = shapes.get(key) ?? { key, params: [], tags: [], forms: [] }
    shapes.set(key, {
      key,
      params: union(shape.params, [...message.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name), form ? ['count'] : []),
      tags: union(shape.tags, [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => name)),
      forms: union(shape.forms, form ? [form] : []),
    })
  }
  return shapes
}

/** `status.other` alone is an ordinary key. A single `items_other` is still a plural, as Kazakh may need only one form. */
function isPlural(catalogue: FlatCatalogue, fullKey: string): boolean {
  return catalogue.has(fullKey.replace(pluralSuffix, '_other')) && pluralSuffix.test(fullKey)
}

function union(...lists: string[][]): string[] {
  return [...new Set(lists.flat())].sort()
}
