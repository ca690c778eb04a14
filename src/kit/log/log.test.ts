import pg from 'pg'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'
import { withoutPersonalText } from './personal-fields.ts'

function linesOf(act: (log: ReturnType<typeof createLog>) => void, isPretty = false): string {
  const lines: string[] = []
  act(createLog({ isPretty, destination: { write: (line) => lines.push(line) } }))
  return lines.join('')
}

it('hides personal fields at every depth, in children too', () => {
  const line = linesOf((log) => {
    log
      .child({ email: 'a@example.com' })
      .info({ order: { contact: { full_name: 'Aigerim S', phone: '+60123' }, number: 'UND-10001' } }, 'placed')
  })
  expect(line).not.toMatch(/Aigerim|\+60123|example\.com/)
  expect(JSON.parse(line)).toMatchObject({ level: 'info', msg: 'placed', order: { number: 'UND-10001' } })
})

it('hides addresses and tokens inside texts', () => {
  const line = linesOf((log) => log.warn({ path: '/api/x?token=abc123&lang=ru' }, 'mail to айгерим@пошта.kz failed with Bearer abc.def'))
  expect(line).not.toMatch(/abc123|пошта|abc\.def/)
  expect(line).toContain('lang=ru')
})

it('reports the kind of a database error, not its values', () => {
  const error = new pg.DatabaseError('duplicate key value violates unique constraint "users_email_unique"', 1, 'error')
  error.code = '23505'
  error.detail = 'Key (email)=(someone) already exists.'
  error.constraint = 'users_email_unique'
  const wrong = Object.assign(new Error('invalid input syntax for type uuid: "Bolat"'), { code: '22P02' })
  const line = linesOf((log) => log.error({ err: new Error('sign-up failed', { cause: error }), other: 1 }, 'fault'))
  expect(line).toContain('users_email_unique')
  expect(line).not.toContain('someone')
  expect(linesOf((log) => log.error({ err: wrong }))).not.toContain('Bolat')
})

it('prints a short line for a person', () => {
  const line = linesOf((log) => log.info({ port: 3000 }, 'ready'), true)
  expect(line).toMatch(/\d\d:\d\d:\d\d.*info.*ready.*port=3000/)
})

it('writes no text that is as long as a request', () => {
  const long = 'x'.repeat(100_000)
  const line = linesOf((log) =>
    log.warn({ path: long, inner: { list: [long] }, err: new Error(long, { cause: new Error(long) }) }, 'refused'),
  )
  expect(line.length).toBeLessThan(40_000)
})

it.each(['a', 'a.', '%40', 'a@', 'a%40b.', '@a-', 'token=', 'Bearer ', 'ә'])(
  'searches one text of “%s” as quickly as its sixteenths',
  (part) => {
    const text = part.repeat(48_000 / part.length)
    const pieces = Array.from({ length: 16 }, (_, at) => text.slice(at * 3000, (at + 1) * 3000))
    // A quadratic search would take sixteen times as long. Takes the fastest of several attempts, for a busy machine.
    const tries = Array.from({ length: 9 }, () => [timeOf([text]), timeOf(pieces)] as const)
    const [whole, apart] = [Math.min(...tries.map(([one]) => one)), Math.min(...tries.map(([, other]) => other))]
    expect(whole / apart).toBeLessThan(6)
  },
)

function timeOf(texts: readonly string[]): number {
  const startedAt = performance.now()
  for (const text of texts) withoutPersonalText(text)
  return performance.now() - startedAt
}
