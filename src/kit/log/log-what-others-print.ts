import { Console } from 'node:console'
import { Writable } from 'node:stream'
import type { Log } from './log.ts'

const methods = [
  'assert',
  'count',
  'countReset',
  'debug',
  'dir',
  'dirxml',
  'error',
  'group',
  'groupCollapsed',
  'info',
  'log',
  'table',
  'timeEnd',
  'timeLog',
  'trace',
  'warn',
] as const

/** Logs the place and not the text, which may contain visitors' addresses; also errors that end the process. */
export function logWhatOthersPrint(log: Log): void {
  const stdout = printed((place) => log.info({ place }, 'a library printed something'))
  const stderr = printed((place) => log.warn({ place }, 'a library printed a warning'))
  const quiet = new Console({ stdout, stderr })
  Object.assign(console, Object.fromEntries(methods.map((method) => [method, quiet[method]])))

  process.removeAllListeners('warning')
  process.on('warning', ({ name, stack }) => log.warn({ type: name, place: ownPlace(placesOf(stack)) }, 'Node warns'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
}

/** Logs each place once: a library that prints with every request would fill the log. */
function printed(tell: (place: string | undefined) => void): Writable {
  const reported = new Set<string | undefined>()
  return new Writable({
    write(_text, _encoding, done) {
      // The top of the stack is Node's stream and console; the code that printed comes below.
      const places = placesOf(new Error().stack)
      const place = ownPlace(places.slice(places.findIndex(isOfNode)))
      if (!reported.has(place)) tell(place)
      reported.add(place)
      done()
    },
  })
}

function placesOf(stack = ''): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line))
}

function isOfNode(place: string): boolean {
  return place.includes('node:')
}

function ownPlace(places: string[]): string | undefined {
  return places.find((place) => !isOfNode(place))?.trim()
}
