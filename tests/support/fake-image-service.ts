import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll } from 'vitest'

export type ImageAnswer =
  | { kind: 'picture'; bytes?: Buffer }
  | { kind: 'status'; status: number; body: unknown; headers?: Record<string, string> }
  /** An answer of Google's without a picture, and the reason. */
  | { kind: 'ended'; reason: string }
  | { kind: 'nonsense' }
  | { kind: 'silence' }
  | { kind: 'breaks_off' }

type Asked = { path: string; headers: IncomingMessage['headers']; body: Buffer }

/** Runs an image service until the test file ends. The path selects OpenAI's or Google's format; `answers` are used first. */
export async function fakeImageService() {
  const asked: Asked[] = []
  const answers: ImageAnswer[] = []
  const usual = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#9c1c38' } })
    .png()
    .toBuffer()
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      asked.push({ path: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks) })
      const answer = answers.shift() ?? { kind: 'picture' }
      send(response, (incoming.url ?? '').includes(':generateContent') ? 'google' : 'openai', answer, usual)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake service has no port')
  return { url: `http://127.0.0.1:${address.port}`, asked, answers }
}

function send(response: ServerResponse, wire: 'openai' | 'google', answer: ImageAnswer, usual: Buffer): void {
  switch (answer.kind) {
    case 'silence':
      return
    case 'breaks_off':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"data":[')
      setTimeout(() => response.destroy(), 20)
      return
    case 'nonsense':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>')
    case 'status':
      return void response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(JSON.stringify(answer.body))
    case 'ended':
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          candidates: [{ finishReason: answer.reason, content: { parts: [] } }],
          usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 0 },
        }),
      )
    case 'picture':
      return sendPicture(response, wire, (answer.bytes ?? usual).toString('base64'))
  }
}

function sendPicture(response: ServerResponse, wire: 'openai' | 'google', picture: string): void {
  if (wire === 'google') {
    const parts = [{ text: 'Here it is.' }, { inlineData: { mimeType: 'image/png', data: picture } }]
    const body = {
      candidates: [{ finishReason: 'STOP', content: { parts } }],
      usageMetadata: { promptTokenCount: 1000, candidatesTokenCount: 1120 },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    return
  }
  const usage = {
    input_tokens: 1100,
    output_tokens: 4000,
    total_tokens: 5100,
    input_tokens_details: { text_tokens: 100, image_tokens: 1000 },
  }
  const events = [
    { type: 'image_edit.partial_image', partial_image_index: 0, b64_json: 'AAAA' },
    { type: 'image_edit.completed', b64_json: picture, usage },
  ]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''))
}
