import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

type Kept = { source: string; isSeen: boolean }

/** Runs as much of an IMAP server (RFC 3501) as reading one mailbox needs. The mailbox contains `mails`. */
export async function imapServer({ user, password }: { user: string; password: string }) {
  const mails: Kept[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) socket.write(answerTo(line))
    })
  })

  function answerTo(line: string): string {
    const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    const ok = (...untagged: string[]) => [...untagged.map((text) => `* ${text}`), `${tag} OK done`, ''].join('\r\n')
    const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(command)?.[1])
    const mail = mails[uid - 1]
    if (command.startsWith('LOGIN')) return command.replaceAll('"', '') === `LOGIN ${user} ${password}` ? ok() : `${tag} NO wrong\r\n`
    if (command.startsWith('LIST')) return ok('LIST (\\HasNoChildren) "/" INBOX')
    if (command.startsWith('SELECT'))
      return ok('FLAGS (\\Seen)', `${mails.length} EXISTS`, 'OK [UIDVALIDITY 1] ok', `OK [UIDNEXT ${mails.length + 1}] ok`)
    if (command.startsWith('UID SEARCH'))
      return ok(['SEARCH', ...mails.flatMap(({ isSeen }, place) => (isSeen ? [] : [place + 1]))].join(' '))
    if (command.startsWith('UID FETCH') && mail)
      return ok(`${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(mail.source)}}\r\n${mail.source})`)
    if (command.startsWith('UID STORE') && mail) mail.isSeen = true
    return ok()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, mails }
}
