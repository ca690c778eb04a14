import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import PQueue from 'p-queue'
import type { Answer, Task } from './compositor-process.ts'
import { PictureError } from './picture-error.ts'

/** Next to this file in the sources, and in the bundle (scripts/build.mjs). */
const code = new URL(`./compositor-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)
/** The largest shot takes half a minute on a slow core, and page requests have priority. */
const mostMs = 300_000
const idleMs = 20_000
/** Pixels are stored outside the heap. Objects in the heap are small and short-lived. */
const execArgv = ['--max-old-space-size=384', '--max-semi-space-size=32']

type RunOptions = { signal?: AbortSignal | undefined; onProgress?: ((share: number) => void) | undefined }

/** Runs picture work in processes of lower priority than the shop. An idle process ends after a while and frees its memory. */
export class ProcessPool {
  readonly #queue: PQueue
  readonly #mostWaiting: number
  readonly #idle: ChildProcess[] = []
  readonly #all = new Set<ChildProcess>()
  readonly #closing = new AbortController()

  constructor({ workers, queue }: { workers: number; queue: number }) {
    this.#queue = new PQueue({ concurrency: workers })
    this.#mostWaiting = queue
  }

  /** Throws PictureError, or the signal's reason if aborted while waiting or running. */
  async run<Result>(task: Task, { signal, onProgress }: RunOptions = {}): Promise<Result> {
    signal?.throwIfAborted()
    if (this.#closing.signal.aborted) throw new PictureError('failed', 'the compositor is closed')
    if (this.#queue.size >= this.#mostWaiting && this.#queue.pending >= this.#queue.concurrency) throw new PictureError('too_busy')
    const signals = [this.#closing.signal, ...(signal ? [signal] : [])]
    const either = AbortSignal.any(signals)
    return this.#queue.add(() => this.#work<Result>(task, either, onProgress), { signal: either })
  }

  async close(): Promise<void> {
    this.#closing.abort(new PictureError('failed', 'the compositor is closed'))
    const ends = [...this.#all].map((child) => new Promise((resolve) => child.once('exit', resolve)))
    for (const child of this.#all) child.kill('SIGKILL')
    await Promise.all(ends)
  }

  async #work<Result>(task: Task, signal: AbortSignal, onProgress?: (share: number) => void): Promise<Result> {
    signal.throwIfAborted()
    const child = this.#idle.pop() ?? this.#start()
    child.ref()
    child.channel?.ref()
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const hear = (answer: Answer) => {
      if (answer.kind === 'progress') onProgress?.(answer.share)
      else if (answer.kind === 'done') resolve(answer.result as Result)
      else reject(new PictureError(answer.code, answer.message))
    }
    const end = () => reject(new PictureError('failed', 'the process ended'))
    const stop = () => reject(signal.reason as Error)
    const timer = setTimeout(() => reject(new PictureError('failed', 'took too long')), mostMs)
    child.on('message', hear)
    child.once('exit', end)
    child.once('error', end)
    signal.addEventListener('abort', stop, { once: true })
    let isWhole = false
    try {
      child.send(task, (error) => error && end())
      const result = await promise
      isWhole = true
      return result
    } catch (error) {
      isWhole = error instanceof PictureError && error.code !== 'failed'
      throw error
    } finally {
      clearTimeout(timer)
      child.off('message', hear)
      child.off('exit', end)
      child.off('error', end)
      signal.removeEventListener('abort', stop)
      if (isWhole) this.#rest(child)
      else child.kill('SIGKILL')
    }
  }

  #start(): ChildProcess {
    const child = fork(code, {
      serialization: 'advanced',
      execArgv,
      env: { MALLOC_ARENA_MAX: '2' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#all.add(child)
    child.once('exit', () => {
      this.#all.delete(child)
      this.#forget(child)
    })
    // A process that fails to start also ends, and its waiting task gets the error.
    child.on('error', () => this.#all.delete(child))
    if (child.pid !== undefined) lowerPriority(child.pid)
    return child
  }

  #rest(child: ChildProcess): void {
    this.#idle.push(child)
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => {
      // Removed at once: it still runs for a moment, and a task that took it would fail with it.
      if (this.#forget(child)) child.kill('SIGKILL')
    }, idleMs)
    timer.unref()
    child.once('message', () => clearTimeout(timer))
  }

  /** Returns true if the process was idle. */
  #forget(child: ChildProcess): boolean {
    const place = this.#idle.indexOf(child)
    if (place >= 0) this.#idle.splice(place, 1)
    return place >= 0
  }
}

/** If the system forbids it, pictures are made at normal priority. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The process has ended already, or a sandbox forbids it.
  }
}
