import { get } from 'node:http'
import { once } from 'node:events'
import { afterAll } from 'vitest'

export type Heard<Data> = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Parsed data of the unnamed messages. */
  hints: Data[]
  /** Names of the named events. */
  events: string[]
  isOver: boolean
  text: string
  leave: () => void
}

/** Listens to server-sent events until the test file ends. Resolves on the first bytes, or on the whole response if it is a refusal. */
export async function listenTo<Data>(address: string, headers: Record<string, string> = {}): Promise<Heard<Data>> {
  const asking = get(address, { headers })
  const leave = () => void asking.destroy()
  afterAll(leave)
  const [response] = await once(asking, 'response')
  const heard: Heard<Data> = {
    status: response.statusCode,
    headers: response.headers,
    hints: [],
    events: [],
    isOver: false,
    text: '',
    leave,
  }
  let unread = ''
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    heard.text += chunk
    const frames = (unread + chunk).split('\n\n')
    unread = frames.pop() ?? ''
    for (const frame of frames) {
      const name = /^event: (.*)$/m.exec(frame)?.[1]
      const data = /^data: (.*)$/m.exec(frame)?.[1]
      if (name !== undefined) heard.events.push(name)
      else if (data !== undefined) heard.hints.push(JSON.parse(data))
    }
  })
  const over = () => (heard.isOver = true)
  for (const end of ['end', 'close', 'error']) response.on(end, over)
  asking.on('error', over)
  await (heard.status === 200 ? once(response, 'data') : once(response, 'end'))
  return heard
}
