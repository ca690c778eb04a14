import { reasonOf } from '#kit/config/reason.ts'
import { writeForOwnerOnly } from '#kit/files/private-folder.ts'
import { surviveBrokenOutput } from '#kit/log/output.ts'

export async function runCommand(work: () => Promise<void>): Promise<void> {
  surviveBrokenOutput()
  writeForOwnerOnly()
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exit(1)
  }
}
