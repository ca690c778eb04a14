import { type AnyContractRouter, type ErrorMap, isContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import type { CallRules } from '#contract/call.ts'

/** One table per part of the contract, so a page loads only those that it needs. Returns file names and texts. */
export function writeCalls(contract: AnyContractRouter, names: readonly string[] = []): { file: string; text: string }[] {
  const entries = Object.entries(contract)
  const calls = entries.filter(([, part]) => isContractProcedure(part))
  const tables = entries.filter(([, part]) => !isContractProcedure(part)).flatMap(([name, part]) => writeCalls(part, [...names, name]))
  return calls.length === 0 ? tables : [{ file: `${kebab(names)}.gen.ts`, text: writeTable(names, calls) }, ...tables]
}

function writeTable(names: readonly string[], calls: readonly [string, AnyContractRouter][]): string {
  const part = names.map((name) => `['${name}']`).join('')
  return [
    '// Written by `npm run calls` from the contract. Not edited by hand.',
    "import type { Contract } from '../contract.ts'",
    "import type { CallOf } from './typed-call.ts'",
    '',
    `type Calls = Contract${part}`,
    ...calls.flatMap(([name, call]) => ['', ...writeCall(name, call)]),
    '',
  ].join('\n')
}

function writeCall(name: string, call: AnyContractRouter): string[] {
  if (!isContractProcedure(call)) throw new Error(`${name} stands among calls and is none`)
  const { route, meta, errorMap, outputSchema } = call['~orpc']
  const { method, path, inputStructure } = route
  if (!method || !path) throw new Error(`the call ${name} has no method or no path`)
  const detailed = inputStructure === 'detailed' ? ' detailed' : ''
  const once = (meta as Partial<CallRules>).once ? ' once' : ''
  const current = outputSchema !== undefined && currentIn(errorMap) === outputSchema ? ' current' : ''
  const gone = method === 'DELETE' && outputSchema instanceof z.ZodVoid ? ' gone' : ''
  const value = `: CallOf<Calls['${name}']> = '${method} /api${path}${detailed}${once}${current}${gone}'`
  return reserved.has(name) ? [`const ${name}Call${value}`, `export { ${name}Call as ${name} }`] : [`export const ${name}${value}`]
}

/** The schema of the record that comes with the refusal `changed_meanwhile`. */
function currentIn({ changed_meanwhile: changed }: ErrorMap): unknown {
  const data: unknown = changed?.data
  return data instanceof z.ZodObject ? data.shape['current'] : undefined
}

/** Names of calls that cannot be names of constants. */
const reserved = new Set(['delete', 'export', 'import', 'new', 'void'])

function kebab(names: readonly string[]): string {
  return names.map((name) => name.replace(/[A-Z]/g, (mail) => `-${mail.toLowerCase()}`)).join('-')
}
