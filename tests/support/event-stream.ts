import { get } from 'node:http'
import { once } from 'node:events'
import { afterAll } from 'vitest'

export type Heard<Told> = {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** What came as messages, parsed. */
  told: Told[]
  /** Names of events that are no messages. */
  events: string[]
  isOver: boolean
  text: string
  leave: () => void
}

/** Listens to a stream of server-sent events until the test file ends. Resolves when the first of it has come, or its refusal whole. */
export async function listenTo<Told>(address: string, headers: Record<string, string> = {}): Promise<Heard<Told>> {
  const asking = get(address, { headers })
  const leave = () => void asking.destroy()
  afterAll(leave)
  const [response] = await once(asking, 'response')
  const heard: Heard<Told> = {
    status: response.statusCode,
    headers: response.headers,
    told: [],
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
      else if (data !== undefined) heard.told.push(JSON.parse(data))
    }
  })
  const over = () => (heard.isOver = true)
  for (const end of ['end', 'close', 'error']) response.on(end, over)
  asking.on('error', over)
  await (heard.status === 200 ? once(response, 'data') : once(response, 'end'))
  return heard
}
