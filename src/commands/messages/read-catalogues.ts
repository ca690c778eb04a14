import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages, type Language } from '#contract/languages.ts'

/** Maps full keys, such as `cart.items_one`, to messages. */
export type FlatCatalogue = ReadonlyMap<string, string>
export type CataloguesByArea = ReadonlyMap<string, ReadonlyMap<Language, FlatCatalogue>>

/** Reads all files `messages/<language>/<area>.json`. Throws if a file is not a JSON object of strings. */
export async function readCatalogues(folder: string): Promise<CataloguesByArea> {
  const areas = new Map<string, Map<Language, FlatCatalogue>>()
  for (const language of languages) {
    const names = await readdir(join(folder, language))
    for (const name of names.filter((file) => file.endsWith('.json')).sort()) {
      const area = name.slice(0, -'.json'.length)
      const content: unknown = JSON.parse(await readFile(join(folder, language, name), 'utf8'))
      const byLanguage = areas.get(area) ?? new Map<Language, FlatCatalogue>()
      areas.set(area, byLanguage.set(language, new Map(flatten(content, `${language}/${name}`))))
    }
  }
  return new Map([...areas].sort(([a], [b]) => a.localeCompare(b, 'en')))
}

function flatten(node: unknown, place: string, prefix = ''): [string, string][] {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) throw new Error(`${place}: "${prefix}" is neither a message nor a group`)
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, place, `${prefix}${key}.`),
  )
}
