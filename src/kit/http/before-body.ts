import { type AnyProcedure, type Context, os } from '@orpc/server'
import { z } from 'zod'
import { NotFound } from './domain-error.ts'

export type PathParts = Readonly<Record<string, string>>
type Check = (context: never, rules: never) => unknown
type Door<C> = { upload: UploadKind; admit: (context: C, parts: PathParts) => Promise<Admission> }

export type UploadKind = {
  /** File types, detected from the bytes. */
  kinds: readonly string[]
  /** The prefix of its error codes: `proof_too_large`, `proof_type_refused`. */
  code: string
}
export type Admission = { mostMb: number }

const checks = new WeakMap<object, Check>()
const doors = new WeakMap<object, Door<never>>()

/** Runs `check` before the body is read and again when the call runs. It throws to refuse; `rules` are the call's metadata. */
export function beforeBody<C extends Context, Rules>(check: (context: C, rules: Rules) => Promise<void>) {
  const middleware = os.$context<C>().middleware(async ({ context, next, procedure }) => {
    await check(context, procedure['~orpc'].meta as Rules)
    return next()
  })
  checks.set(middleware, check)
  return middleware
}

/** Makes a call accept files. `admit` runs before the body is read: it throws, or returns the size limit. */
export function takesUpload<C extends Context>(upload: UploadKind, admit: (context: C, parts: PathParts) => Promise<Admission>) {
  const middleware = os.$context<C>().middleware(({ next }) => next())
  doors.set(middleware, { upload, admit })
  return middleware
}

/** Runs the checks of a call, which may throw. Returns its upload rules, or undefined when it takes no file. */
export async function askBeforeBody<C>(
  procedure: AnyProcedure,
  context: C,
  parts: PathParts,
): Promise<(UploadKind & Admission) | undefined> {
  let terms: (UploadKind & Admission) | undefined
  for (const middleware of procedure['~orpc'].middlewares) {
    const door = doors.get(middleware)
    await checks.get(middleware)?.(context as never, procedure['~orpc'].meta as never)
    if (!door) continue
    refuseMalformed(procedure, parts)
    terms = { ...door.upload, ...(await door.admit(context as never, parts)) }
  }
  return terms
}

/** Throws NotFound for malformed path parameters, such as an invalid id, before any lookup. */
function refuseMalformed(procedure: AnyProcedure, parts: PathParts): void {
  const { inputSchema } = procedure['~orpc']
  const params: unknown = inputSchema instanceof z.ZodObject ? inputSchema.shape['params'] : undefined
  if (params instanceof z.ZodType && !params.safeParse(parts).success) throw new NotFound()
}
