import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** The address is none that may be asked, or did not answer as it must. The message names no address. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** The address itself may not be asked. */
export class NotAllowed extends Unreachable {
  override name = 'NotAllowed'
}

export type Asking = {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** For everything, from the name to the last byte. */
  timeoutMs: number
  /** A longer answer is refused; 0: its body is not read. */
  mostBytes: number
  /** For a shop that is itself on http on a loopback address. */
  mayLoopBack: boolean
  resolve?: (host: string) => Promise<string>
}

export type Answered = { status: number; headers: IncomingMessage['headers']; body: string }

/** Whether strangers' addresses on this machine may be asked: only where the shop itself is on http on a loopback address. */
export function mayLoopBack(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'http:' && (hostname === 'localhost' || isLoopbackAddress(bare(hostname)))
}

/**
 * Asks an address that a stranger named. Its name is resolved once; that address is checked and used. No redirect is followed and nothing
 * but `headers` is sent. Throws Unreachable.
 */
export async function askStranger(url: URL, asking: Asking): Promise<Answered> {
  const signal = AbortSignal.timeout(asking.timeoutMs)
  try {
    const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Unreachable('too slow'))))
    // An address may be refused before anything waits for this. An unhandled rejection ends the process.
    ended.catch(() => undefined)
    const host = bare(url.hostname)
    const address = isIP(host) ? host : await Promise.race([(asking.resolve ?? resolveOnce)(host), ended])
    requireAllowed(url, address, asking.mayLoopBack)
    return await Promise.race([send(url, address, asking, signal), ended])
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable('no answer', { cause: error })
  }
}

function requireAllowed({ protocol, username, password }: URL, address: string, loopsBack: boolean): void {
  if (username !== '' || password !== '') throw new NotAllowed('has a user name')
  const isLoopback = loopsBack && isLoopbackAddress(address)
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) throw new NotAllowed('not https')
  if (!isLoopback && !isPublicAddress(address)) throw new NotAllowed('not on the internet')
}

async function resolveOnce(host: string): Promise<string> {
  return (await lookup(host)).address
}

function send(
  url: URL,
  address: string,
  { method = 'GET', headers = {}, body, mostBytes }: Asking,
  signal: AbortSignal,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const host = bare(url.hostname)
  const secure = url.protocol === 'https:'
  const begin = secure ? requestHttps : requestHttp
  const sent = begin({
    host: address,
    port: url.port === '' ? (secure ? 443 : 80) : Number(url.port),
    path: url.pathname + url.search,
    method,
    headers: { ...headers, host: url.host, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    agent: false,
    signal,
    ...(secure && isIP(host) === 0 && { servername: host }),
  })
  sent.on('error', reject)
  sent.on('response', (answer) => {
    readBody(answer, mostBytes)
      .then((text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }), reject)
      .finally(() => sent.destroy())
  })
  sent.end(body)
  return promise
}

async function readBody(answer: IncomingMessage, mostBytes: number): Promise<string> {
  if (mostBytes === 0) return ''
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > mostBytes) throw new TooLong()
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

export class TooLong extends Unreachable {
  override name = 'TooLong'
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
