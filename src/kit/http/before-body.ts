import { type AnyProcedure, type Context, os } from '@orpc/server'

/** The names in the braces of a call's path, and what stands in their place. */
export type PathParts = Readonly<Record<string, string>>
type Check = (context: never) => unknown
type Door<C> = { upload: UploadKind; admit: (context: C, parts: PathParts) => Promise<Admission> }

/** What a file sent to a call may be. */
export type UploadKind = {
  /** By the file's bytes. */
  kinds: readonly string[]
  /** Begins the codes of its refusals: `proof_too_large`, `proof_type_refused`. */
  code: string
}
/** Who was let in may send a file of so much. */
export type Admission = { mostMb: number }

const checks = new WeakMap<object, Check>()
const doors = new WeakMap<object, Door<never>>()

/** A right that is asked before anything of the body is read, and again when the call is made. `check` throws for who lacks it. */
export function beforeBody<C extends Context>(check: (context: C) => unknown) {
  const middleware = os.$context<C>().middleware(({ context, next }) => {
    check(context)
    return next()
  })
  checks.set(middleware, check)
  return middleware
}

/**
 * Makes a call one that takes files. `admit` comes before anything of the body: it throws for who may not send, or has sent enough, and
 * says how large a file may be. What reaches the call is a `File` on disk whose `type` was told by its bytes.
 */
export function takesUpload<C extends Context>(upload: UploadKind, admit: (context: C, parts: PathParts) => Promise<Admission>) {
  const middleware = os.$context<C>().middleware(({ next }) => next())
  doors.set(middleware, { upload, admit })
  return middleware
}

/** Throws what a check of the call throws; answers how its files are taken, if it takes any. */
export async function askBeforeBody<C>(
  procedure: AnyProcedure,
  context: C,
  parts: PathParts,
): Promise<(UploadKind & Admission) | undefined> {
  let terms: (UploadKind & Admission) | undefined
  for (const middleware of procedure['~orpc'].middlewares) {
    const door = doors.get(middleware)
    checks.get(middleware)?.(context as never)
    if (door) terms = { ...door.upload, ...(await door.admit(context as never, parts)) }
  }
  return terms
}
