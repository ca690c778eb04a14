import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { createMailer, type Mailer } from './mailer.ts'

const { db } = await testDatabase()
const uncaught = vi.fn()
process.on('uncaughtException', uncaught)
afterAll(() => process.off('uncaughtException', uncaught))

let sent = 0
const mail = {
  to: 'a@example.kz',
  subject: 'Hello',
  bodies: () => Promise.resolve({ text: 'Hello', html: '<p>Hello</p>' }),
}
const sendNew = (mailer: Mailer) => mailer.sendOnce(db, `test:${(sent += 1)}`, () => Promise.resolve(mail))

type Stage = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | '.'
const answers: Record<Stage, string> = {
  connect: '220 ready',
  EHLO: '250 hello',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
}

/** Starts a mail server that misbehaves at one answer. */
async function providerThat(misbehave: (socket: Socket) => void, at?: Stage) {
  const idle = Promise.withResolvers<Socket>()
  const server = createServer((socket) => {
    let isBody = false
    socket.on('error', () => undefined)
    const reply = (stage: Stage) => (stage === at ? misbehave(socket) : socket.write(`${answers[stage]}\r\n`))
    reply('connect')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        if (isBody && line !== '.') continue
        const stage = (Object.keys(answers) as Stage[]).find((candidate) => line.startsWith(candidate))
        if (!stage) continue
        isBody = stage === 'DATA'
        reply(stage)
        if (stage === '.') idle.resolve(socket)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailFrom: 'Tulpar <hello@tulpar.example>',
    isProduction: false,
  })
  onTestFinished(() => {
    mailer.close()
    server.close()
  })
  return { mailer, idle: idle.promise }
}

const ends: [string, (socket: Socket) => void][] = [
  ['closes', (socket) => socket.end()],
  ['breaks off', (socket) => socket.resetAndDestroy()],
  ['talks nonsense', (socket) => socket.end('<html>\r\n')],
  ['is closing', (socket) => socket.end('421 come back later\r\n')],
]
const stages: Stage[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', '.']

it.each(ends)('hears of a provider that %s, at any stage', async (_name, misbehave) => {
  for (const stage of stages) {
    const { mailer } = await providerThat(misbehave, stage)
    await expect(sendNew(mailer), stage).rejects.toThrow()
  }
  expect(uncaught).not.toHaveBeenCalled()
})

it.each(ends)('sends the next mail by a new connection when the provider %s in between', async (_name, misbehave) => {
  const { mailer, idle } = await providerThat(misbehave)
  await sendNew(mailer)
  const socket = await idle
  const closed = once(socket, 'close')
  misbehave(socket)
  await closed
  await expect(sendNew(mailer)).resolves.toBe('sent')
  expect(uncaught).not.toHaveBeenCalled()
})
