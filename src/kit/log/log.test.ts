import pg from 'pg'
import { expect, it } from 'vitest'
import { createLog } from './log.ts'

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

it('tells of a database error what it is, not the values it met', () => {
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
