import { reasonOf } from './reason.ts'

/** Ends the process with the reason in one line. The person who starts the shop needs the cause, not a stack. */
export function failStart(error: unknown): never {
  process.stderr.write(`Tulpar cannot start: ${reasonOf(error)}\n`)
  process.exit(1)
}
