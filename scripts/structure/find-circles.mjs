import { dirname, join } from 'node:path'

/** Returns a printable line for each circular import. Dynamic `import()` and type imports count too. */
export function findCircles(sources) {
  const files = new Map(sources.map(({ path, imports }) => [path, imports.map((specifier) => fileOf(path, specifier))]))
  const done = new Set()
  const circles = []
  const follow = (path, way) => {
    if (way.includes(path)) {
      circles.push(`${[...way.slice(way.indexOf(path)), path].join(' imports ')}: a circle`)
      return
    }
    if (done.has(path)) return
    for (const next of files.get(path) ?? []) if (files.has(next)) follow(next, [...way, path])
    done.add(path)
  }
  for (const path of files.keys()) follow(path, [])
  return circles
}

function fileOf(from, specifier) {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined
}
