import { basename } from 'node:path'
import { findCircles } from './find-circles.mjs'
import { walk } from './read-sources.mjs'
import { faultsOfSending } from './senders.mjs'
import { faultsOfComments } from './word-faults.mjs'

const sqlMayStand =
  /^src\/(?:modules\/[\w-]+|kit\/(?:backup|database|jobs|limits|lists|mail)|commands|demo)\/|^src\/server\/find-broken-invariants\.ts$/
/** Routes, presenters, module.ts and index.ts of a module: files that may not contain queries. */
const handsOver = /-(?:routes|http|presenter)\.ts$|\/module\.ts$|\/index\.ts$/
const classesOfKit = new Set([
  'DomainError',
  'InvalidInput',
  'NotAllowed',
  'NotFound',
  'NotSignedIn',
  'TooBusy',
  'TooManyRequests',
  'TooSlow',
  'Unavailable',
])
/** What one file alone may import from a library, so that its users share one policy. */
const onlyImporters = { useRevalidator: 'src/web/browser/use-refresh.ts' }

/**
 * Returns printable lines for violations of ARCHITECTURE.md. `order` is the order in src/server/modules.ts; `listed` is the rows of its
 * table.
 */
export function findFaults({ sources, faces, order, listed }) {
  return [
    ...faultsOfImports(sources, faces, order),
    ...findCircles(sources),
    ...faultsOfTable(faces, order, listed),
    ...sources.flatMap((source) => faultsOfQueries(source, faces)),
    ...twins(sources),
    ...sources.flatMap(faultsOfImporters),
    ...sources.flatMap(faultsOfRefusals),
    ...sources.flatMap(faultsOfSending),
    ...sources.flatMap(faultsOfComments),
  ]
}

function moduleOf(path) {
  return /^src\/modules\/([\w-]+)\//.exec(path)?.[1]
}

function faultsOfImports(sources, faces, order) {
  const faults = []
  const used = new Map([...faces.keys()].map((name) => [name, new Set()]))
  const owners = new Map([...faces].flatMap(([name, { tables }]) => tables.map((table) => [table, name])))
  for (const { path, imports, queries } of sources) {
    const name = moduleOf(path)
    if (!name) continue
    for (const { table } of queries) used.get(name)?.add(owners.get(table))
    for (const other of imports.flatMap((specifier) => /^#modules\/([\w-]+)\//.exec(specifier)?.[1] ?? [])) {
      if (other === name) continue
      used.get(name)?.add(other)
      if (!faces.get(name)?.needs.includes(other)) faults.push(`${path}: ${name} does not say that it needs ${other}`)
    }
  }
  for (const [name, { needs }] of faces) {
    if (!order.includes(name)) faults.push(`src/modules/${name}: not in the list of src/server/modules.ts`)
    for (const need of needs) {
      if (!used.get(name)?.has(need))
        faults.push(`src/modules/${name}/module.ts: says that it needs ${need} and neither imports nor reads anything of it`)
      if (order.indexOf(need) > order.indexOf(name)) faults.push(`src/server/modules.ts: ${need} stands after ${name}, which needs it`)
    }
  }
  return faults
}

function faultsOfTable(faces, order, listed) {
  const faults = [...faces.keys()].flatMap((name) => {
    const times = listed.filter((row) => row === name).length
    return times === 1 ? [] : [`ARCHITECTURE.md: the table of modules has ${name} ${times} times`]
  })
  const misplaced = faults.length === 0 && listed.findIndex((name, place) => name !== order[place])
  if (misplaced === false || misplaced === -1) return faults
  return [`ARCHITECTURE.md: ${listed[misplaced]} stands where src/server/modules.ts has ${order[misplaced] ?? 'nothing'}`]
}

function faultsOfQueries({ path, queries }, faces) {
  if (queries.length === 0) return []
  if (!sqlMayStand.test(path)) return [`${path}: SQL belongs in modules and in kit's own stores`]
  const name = moduleOf(path)
  const face = faces.get(name)
  if (!face) return []
  // Queries of invariants are allowed: module.ts declares them.
  if (handsOver.test(path) && queries.some(({ verb }) => verb !== 'check'))
    return [`${path}: SQL belongs in use cases and stores, not in routes, presenters and entry files`]
  const owned = new Set(face.tables)
  const seen = new Set([...owned, ...face.reads, ...face.needs.flatMap((need) => faces.get(need)?.tables ?? [])])
  const known = new Set([...faces.values()].flatMap(({ tables }) => tables))
  return queries.flatMap(({ verb, table }) => {
    if (!known.has(table)) return []
    if (verb === 'write' && !owned.has(table)) return [`${path}: ${name} writes to ${table}, which is another module's`]
    return seen.has(table) ? [] : [`${path}: ${name} reads ${table} of a module that it does not need`]
  })
}

/** Finds two files with the same name in one module, which are easily confused. */
function twins(sources) {
  const byName = Map.groupBy(
    sources.filter(({ path }) => moduleOf(path)),
    ({ path }) => `${moduleOf(path)}/${basename(path)}`,
  )
  return [...byName.values()].flatMap((same) =>
    same.length > 1 ? [`${same.map(({ path }) => path).join(' and ')}: one name in one module`] : [],
  )
}

/** A module refuses by `refuse(code)`, whose status and details the contract declares. Classes of kit may be thrown, not extended. */
function faultsOfRefusals({ path, program }) {
  if (!moduleOf(path)) return []
  let isOwn = false
  walk(program, (node) => {
    const base = node.type === 'ClassDeclaration' ? node.superClass : undefined
    if (classesOfKit.has(base?.name) || (node.type === 'NewExpression' && node.callee.name === 'DomainError')) isOwn = true
  })
  return isOwn ? [`${path}: a module refuses by refuse(code), not by an error of its own`] : []
}

function faultsOfImporters({ path, program }) {
  const specifiers = program.body.flatMap((node) => (node.type === 'ImportDeclaration' ? node.specifiers : []))
  return specifiers.flatMap(({ imported }) => {
    const importer = Object.hasOwn(onlyImporters, imported?.name ?? '') ? onlyImporters[imported.name] : path
    return importer === path ? [] : [`${path}: ${imported.name} belongs in ${importer}`]
  })
}
