import { parseSync } from 'oxc-parser'

export type LeftOut = {
  /** Values of `….tag` that never occur. */
  readonly kinds?: readonly number[]
  /** Names in `case NAME:` that never occur. */
  readonly cases?: readonly string[]
  /** Functions by name, with the body they get instead. */
  readonly bodies?: Readonly<Record<string, string>>
  /** Expressions whose value is known, as they are written. */
  readonly known?: Readonly<Record<string, string>>
  /** How statements begin that go, such as methods and names given to what nobody uses. */
  readonly statements?: readonly string[]
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { start: number; end: number; text: string }

/** The same code without these parts; what only they called, the minifier drops. Throws when one of them is not there, as after an update. */
export function leaveOut(code: string, { kinds = [], cases = [], bodies = {}, known = {}, statements = [] }: LeftOut): string {
  const edits: Edit[] = []
  const missing = new Set([...kinds.map(String), ...cases, ...Object.keys(bodies), ...Object.keys(known), ...statements])
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const replace = (node: Node, text: string, found: string) => {
    edits.push({ start: node.start, end: node.end, text })
    missing.delete(found)
  }

  function visit(node: Node, parent?: Node, key?: string): void {
    if (node.type === 'SwitchStatement') leaveCases(node)
    const text = /^(?:Identifier|MemberExpression|CallExpression)$/.test(node.type) ? textOf(node) : ''
    const name = nameOfFunction(node)
    const statement = node.type === 'ExpressionStatement' ? statements.find((start) => textOf(node).startsWith(start)) : undefined
    if (name !== undefined && Object.hasOwn(bodies, name)) return replace(node['body'] as Node, `{${bodies[name]}}`, name)
    if (statement !== undefined) return replace(node, '', statement)
    if (Object.hasOwn(known, text) && !isWritten(parent, key)) return replace(node, String(known[text]), text)
    const kind = comparedKind(node)
    if (kind !== undefined) return replace(node, node['operator'] === '===' ? 'false' : 'true', String(kind))
    for (const [childKey, child] of Object.entries(node)) for (const each of [child].flat()) if (isNode(each)) visit(each, node, childKey)
  }

  function leaveCases(node: Node): void {
    const clauses = node['cases'] as Node[]
    for (const [index, clause] of clauses.entries()) {
      const found = neverOccurs(clause['test'] as Node | null, node['discriminant'] as Node)
      if (found === undefined) continue
      const before = clauses[index - 1]
      const [first] = clause['consequent'] as Node[]
      // What others fall into stays, without its label.
      const stays = before !== undefined && !isLeft(bodyOf(before)) && first !== undefined
      replace(stays ? { ...clause, end: first.start } : clause, '', found)
      if (!stays) clause['consequent'] = []
      clause['test'] = null
    }
  }

  function neverOccurs(test: Node | null, discriminant: Node): string | undefined {
    if (test?.type === 'Identifier') return cases.find((name) => name === textOf(test))
    return test?.type === 'Literal' && isKind(discriminant) ? kinds.find((kind) => kind === test['value'])?.toString() : undefined
  }

  function comparedKind(node: Node): number | undefined {
    if (node.type !== 'BinaryExpression' || !/^[=!]==$/.test(String(node['operator']))) return undefined
    const [left, right] = [node['left'] as Node, node['right'] as Node]
    return left.type === 'Literal' && isKind(right) ? kinds.find((kind) => kind === left['value']) : undefined
  }

  const isKind = (node: Node) => /(?:^|\.)tag$/.test(textOf(node))

  visit(parseSync('code.js', code).program as unknown as Node)
  if (missing.size > 0) throw new Error(`left out, but not there: ${[...missing].join(', ')}`)
  return edited(code, edits)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function nameOfFunction(node: Node): string | undefined {
  return node.type === 'FunctionDeclaration' ? (node['id'] as { name: string }).name : undefined
}

function isWritten(parent: Node | undefined, key: string | undefined): boolean {
  if (parent === undefined) return false
  const isTarget = (parent.type === 'AssignmentExpression' && key === 'left') || parent.type === 'ArrayPattern'
  const isName =
    (parent.type === 'VariableDeclarator' && key === 'id') ||
    (parent.type === 'Property' && (key === 'key' || parent['shorthand'] === true))
  return isTarget || isName
}

function bodyOf(clause: Node): readonly Node[] {
  return clause['consequent'] as Node[]
}

/** Does nothing after these statements run? */
function isLeft(statements: readonly Node[]): boolean {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isLeft(last['body'] as Node[])
  return last !== undefined && /^(?:Break|Return|Throw|Continue)Statement$/.test(last.type)
}

function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) text = text.slice(0, edit.start) + edit.text + text.slice(edit.end)
  return text
}
