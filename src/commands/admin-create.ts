// `npm run admin:create -- --email you@example.com --name "Your Name"` creates a super admin who can sign in at once.
import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email, requiredText } from '#contract/fields.ts'
import { longestPassword } from '#contract/rules/password-rules.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { readConfig } from '#kit/config/config.ts'
import { createDatabase } from '#kit/database/database.ts'
import { ensureDatabaseServer } from '#kit/database/database-server.ts'
import { migrate } from '#kit/database/migrations.ts'
import { createSuperAdmin, isCommonPassword } from '#modules/identity/index.ts'
import { isRefusal } from '#modules/refuse.ts'
import { runCommand } from '#server/run-command.ts'

const minPasswordLength = 12
const usage = 'usage: npm run admin:create -- --email you@example.com --name "Your Name" [--password "…"]'

const answers = z.object({
  email,
  name: requiredText(120),
  password: z.string().min(minPasswordLength).max(longestPassword),
})

await runCommand(createAdmin)

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } } })
  const typed = values.password ?? (await askPassword())
  const password = typed || randomBytes(18).toString('base64url')
  const parsed = answers.safeParse({ email: values.email, name: values.name, password })
  if (!parsed.success) return refuse(whatIsWrong(parsed.error))
  if (await isCommonPassword(password)) return refuse('the password is one of those that are guessed first: choose another')

  const server = await ensureDatabaseServer(readConfig())
  try {
    await migrate({ url: server.url })
    const { db, close } = createDatabase({ url: server.url, poolSize: 2 })
    try {
      await createSuperAdmin({ db, clock: systemClock }, { ...parsed.data, fullName: parsed.data.name })
    } finally {
      await close()
    }
    console.log(`${parsed.data.email} may sign in at /login.`)
    if (!typed) console.log(`Password (shown once): ${password}`)
  } catch (error) {
    if (!isRefusal(error, 'email_taken')) throw error
    refuse(`${parsed.data.email} has an account already`)
  } finally {
    await server.release()
  }
}

/** Returns an empty text without a terminal; a password is then generated. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  process.stdout.write(`Password (${minPasswordLength} characters or more, not shown; empty makes one): `)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

function whatIsWrong(error: z.ZodError): string {
  const wrong = new Set(error.issues.map(({ path }) => path[0]))
  if (wrong.has('email') || wrong.has('name'))
    return `${[...wrong].map((name) => `--${String(name)}`).join(' and ')} missing or wrong; ${usage}`
  return `the password must have ${minPasswordLength} to ${longestPassword} characters`
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
