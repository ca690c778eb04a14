import { walk } from './read-sources.mjs'

/** Reads the `defineModule` call of a module: `{name, needs, tables, reads}`, as far as written as literals. Throws if there is none. */
export function faceOf({ program, path }) {
  let face
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'defineModule') face = node.arguments[0]
  })
  if (!face) throw new Error(`${path} defines no module`)
  const listOf = (name) => valueOf(face, name)?.elements.map(({ value }) => value) ?? []
  return { name: valueOf(face, 'name')?.value, needs: listOf('needs'), tables: listOf('tables'), reads: listOf('reads') }
}

function valueOf(face, name) {
  return face.properties.find(({ key }) => key?.name === name)?.value
}

/** Returns module names in the order of `const listed = […]`: `partnerCodes` becomes `partner-codes`. */
export function orderOf({ program }) {
  let names = []
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.name !== 'listed') return
    const list = node.init.type === 'TSAsExpression' ? node.init.expression : node.init
    names = list.elements.map((element) => element.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  })
  return names
}
