import { SMTPServer, type SMTPServerAddress } from 'smtp-server'
import { afterAll } from 'vitest'

export type ReceivedMail = { to: string[]; source: string; at: number }

export type TestSmtpServer = {
  url: string
  received: ReceivedMail[]
  /** Sets the answer to the next mails: an error refuses a mail, a pending promise makes the shop wait. */
  answerWith(answer: (mail: ReceivedMail) => Error | undefined | Promise<Error | undefined>): void
  /** Breaks every connection and refuses new ones. */
  goAway(): Promise<void>
  /** Listens again at the same address. */
  comeBack(): Promise<void>
}

/** Time that open connections get to close when the server goes away. */
const goodbyeMs = 20

/** Runs a real mail server on its own port until the test file ends. */
export async function smtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = []
  let answer: Parameters<TestSmtpServer['answerWith']>[0] = () => undefined
  async function take(mail: ReceivedMail, done: (refusal?: Error) => void): Promise<void> {
    const refusal = await answer(mail)
    if (!refusal) received.push(mail)
    done(refusal)
  }
  const makeServer = () => {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      closeTimeout: goodbyeMs,
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }: SMTPServerAddress) => address)
          const mail = { to, source: Buffer.concat(chunks).toString(), at: performance.now() }
          void take(mail, done)
        })
      },
    })
    // A process that is killed while it sends a mail resets its connection.
    made.on('error', () => undefined)
    return made
  }
  const listen = (made: SMTPServer, port: number) =>
    new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
      const started = made.listen(port, '127.0.0.1', () => resolve(started))
    })
  let server = makeServer()
  const address = (await listen(server, 0)).address()
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port')
  const goAway = () => new Promise<void>((resolve) => server.close(() => resolve()))
  afterAll(goAway)
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    answerWith(given) {
      answer = given
    },
    goAway,
    async comeBack() {
      server = makeServer()
      await listen(server, address.port)
    },
  }
}
