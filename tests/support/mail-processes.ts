import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { z } from 'zod'
import type { Shop } from '#server/shop.ts'

/** The flags of `npm start` (decision 30). */
const heapFlags = ['--max-semi-space-size=8', '--max-old-space-size=512']
const heapEnv = { MALLOC_ARENA_MAX: '2' }

/** Runs processes that send a shop's mails and serve no requests, until they are stopped or killed. Call it at the top of the file. */
export function mailProcesses({ config }: Pick<Shop, 'config'>, smtpUrl: string) {
  const children = new Set<ChildProcess>()
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  async function startProcess(): Promise<ChildProcess> {
    const child = spawn(process.execPath, [...heapFlags, join(import.meta.dirname, '..', 'faults', 'support', 'mail-process.ts')], {
      env: {
        PATH: process.env['PATH'],
        ...heapEnv,
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://tulpar.example',
        AUTH_SECRET: config.authSecret,
        DATA_DIR: config.dataDir,
        DATABASE_URL: config.databaseUrl,
        SMTP_URL: smtpUrl,
        MAIL_FROM: 'Tulpar <hello@tulpar.example>',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.add(child)
    if (!child.stdout) throw new Error('the process says nothing')
    let isStarting = true
    const ended = once(child, 'exit').then(([code]) => {
      if (isStarting) throw new Error(`the process ended with ${code} before it worked`)
    })
    await Promise.race([once(child.stdout, 'data'), ended])
    isStarting = false
    return child
  }

  async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    children.delete(child)
  }

  return {
    startProcess,
    kill: (child: ChildProcess) => end(child, 'SIGKILL'),
    /** Lets the process finish the mails it has begun. */
    stop: (child: ChildProcess) => end(child, 'SIGTERM'),
  }
}

/** Returns the megabytes that a mail process retains after garbage collection, in its heap and outside it. */
export async function heldMegabytesOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('the process says nothing')
  const said = once(child.stdout, 'data')
  child.kill('SIGUSR2')
  const [line] = (await said) as [Buffer]
  const { heapUsed, external } = z.object({ heapUsed: z.number(), external: z.number() }).parse(JSON.parse(line.toString()))
  return Math.round((heapUsed + external) / 1_048_576)
}

export function megabytesOf({ pid }: ChildProcess): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

const ticksPerSecond = 100

export function processorSecondsOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
