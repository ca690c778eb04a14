import type { Plugin } from 'vite'

const route = /\?__react-router-build-client-route$/
const handedOn =
  /^(?:import"\.\/[\w.-]+";)*(?:import\{(?<taken>[^}]*)\}from"\.\/(?<from>[\w.-]+)";)?export\{(?<given>[^}]*)\}(?:from"\.\/(?<source>[\w.-]+)")?;?\s*$/
const name = 'virtual:first-files'

/**
 * What a route's file only hands on from another, the first page takes from there: a file less to ask for. The list comes to be with the
 * browser's code, and is part of the server's.
 */
export function firstFiles(): Plugin {
  const files: Record<string, { from: string; names: Record<string, string> }> = {}
  return {
    name: 'first-files',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !route.test(chunk.facadeModuleId ?? '')) continue
        const found = readHandedOn(chunk.code)
        if (found) files[`/${chunk.fileName}`] = { ...found, from: `/assets/${found.from}` }
      }
    },
    resolveId: { filter: { id: /^virtual:first-files$/ }, handler: () => `\0${name}` },
    load: { filter: { id: /^\0virtual:first-files$/ }, handler: () => `export const handedOn = ${JSON.stringify(files)}` },
  }
}

/** From where, and by which names there; undefined when the file does more than hand on. */
export function readHandedOn(code: string): { from: string; names: Record<string, string> } | undefined {
  const groups: Readonly<Record<string, string | undefined>> = handedOn.exec(code)?.groups ?? {}
  const { taken = '', from, given = '', source } = groups
  const file = source ?? from
  if (file === undefined) return undefined
  const locals = new Map(pairs(taken).map(([theirs, local]) => [local, theirs]))
  return {
    from: file,
    names: Object.fromEntries(pairs(given).map(([local, ours]) => [ours, source === undefined ? (locals.get(local) ?? local) : local])),
  }
}

function pairs(list: string): readonly (readonly [string, string])[] {
  return list.split(',').flatMap((part) => {
    const [left = '', right = left] = part.trim().split(/\s+as\s+/)
    return left === '' ? [] : [[left, right] as const]
  })
}
