import { reasonOf } from '#kit/config/reason.ts'

/** Runs a command to its end; when it fails it says why in one line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exit(1)
  }
}
