import { once } from 'node:events'
import { connect } from 'node:net'

export type Sender = {
  send: (bytes: string | Buffer) => Promise<void>
  /** Resolves with the text received so far once `until` has arrived. Throws when the connection ends first. */
  answer: (until: string | RegExp) => Promise<string>
  /** Resolves with all received text when the other side closes. Throws when the connection breaks. */
  whole: () => Promise<string>
  leave: () => void
}

/** Opens a connection on which the test sends raw bytes. */
export async function openSender(origin: string): Promise<Sender> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  let isOver = false
  let wake: () => void = () => undefined
  socket.on('data', (data) => {
    text += data.toString('latin1')
    wake()
  })
  socket.once('close', () => {
    isOver = true
    wake()
  })
  const ended = new Promise<void>((resolve, reject) => socket.once('end', resolve).once('error', reject))
  ended.catch(() => undefined)
  return {
    send: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    async answer(until) {
      while (text.search(until) < 0) {
        if (isOver) throw new Error(`the connection ended before ${String(until)} came`)
        await new Promise<void>((resolve) => (wake = resolve))
      }
      return text
    },
    async whole() {
      await ended
      return text
    },
    leave: () => void socket.destroy(),
  }
}

export type Head = { method?: string; path: string; headers: Record<string, string | number> }

export function headOf({ method = 'POST', path, headers }: Head): string {
  const lines = Object.entries({ host: 'shop', ...headers }).map(([name, value]) => `${name}: ${value}`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

export const formType = 'multipart/form-data; boundary=felt'
export const fileStart = '--felt\r\ncontent-disposition: form-data; name="file"; filename="slip.jpg"\r\n\r\n'
export const fileEnd = '\r\n--felt--\r\n'
