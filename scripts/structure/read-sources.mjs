import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../setup/root.mjs'

/**
 * Reads every source below `folder` except tests, with its imports and queries: `{path, imports, queries[{verb, table}], comments[{line,
 * words}], program}`.
 */
export function readSources(folder) {
  return filesIn(folder)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.gen\.ts$/.test(path))
    .map(readSource)
}

/** Returns the paths of all files below `folder`, from the root and sorted. */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

function readSource(path) {
  return parseSource(path, readFileSync(join(root, path), 'utf8'))
}

export function parseSource(path, text) {
  const { program, module, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end).replaceAll(/['"`]/g, ''))
  return {
    path,
    program,
    comments: comments.map(({ value, start }) => ({ line: text.slice(0, start).split('\n').length, words: value })),
    imports: [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reexportsOf(program), ...dynamic],
    queries: queriesIn(program),
  }
}

function reexportsOf(program) {
  return program.body.flatMap(({ type, source }) => (type.startsWith('Export') && source ? [source.value] : []))
}

const writes = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const reads = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'using'])

/** Finds queries built with Kysely, and tables in SQL text: `sql` templates and the queries of invariants. */
function queriesIn(program) {
  const queries = []
  walk(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && isSql(node.tag)) queries.push({ verb: 'text' }, ...queriesOfText(textOf(node.quasi)))
    if (node.type === 'Property' && node.key.name === 'violations') queries.push(...queriesOfText(textOf(node.value), 'check'))
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
    const verb = node.callee.property.name
    const [table] = node.arguments
    if (!writes.has(verb) && !(reads.has(verb) && table?.type === 'Literal')) return
    for (const name of namesOf(table)) queries.push({ verb: writes.has(verb) ? 'write' : 'read', table: name.split(' ')[0] })
  })
  return queries
}

function textOf({ type, quasis, value }) {
  if (type === 'TemplateLiteral') return quasis.map((quasi) => quasi.value.raw).join(' ')
  return typeof value === 'string' ? value : ''
}

/** A name after these words may not be a table. Names of the query's own common table expressions are left out. */
function queriesOfText(text, reading = 'read') {
  const given = new Set([...text.matchAll(/\b(\w+)\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi)].map(([, name]) => name))
  const named = text.matchAll(/\b(insert\s+into|merge\s+into|update|delete\s+from|truncate|from|join|using)\s+(?:only\s+)?(?=([\w\s,]+))/gi)
  return [...named].flatMap(([, word, list]) =>
    tablesOf(word, list)
      .filter((table) => !given.has(table))
      .map((table) => ({ verb: /^(?:from|join|using)$/i.test(word) ? reading : 'write', table })),
  )
}

/** Takes the first word between commas, as in `from orders as o, order_items`. */
function tablesOf(word, list) {
  const tables = list.split(',').flatMap((one) => /\w+/.exec(one)?.[0] ?? [])
  return /^(?:from|using|truncate)$/i.test(word) ? tables : tables.slice(0, 1)
}

function isSql(tag) {
  return (tag.type === 'Identifier' && tag.name === 'sql') || (tag.type === 'MemberExpression' && isSql(tag.object))
}

function namesOf(argument) {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return [argument.value]
  if (argument?.type === 'ArrayExpression') return argument.elements.flatMap(namesOf)
  return []
}

export function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const value of Object.values(node)) walk(value, visit)
}
