import pino, { type DestinationStream, type Logger } from 'pino'
import { describeError } from './describe-error.ts'
import { prettyStream } from './pretty.ts'
import { withoutPersonalFields, withoutPersonalText } from './personal-fields.ts'

export type Log = Logger

export interface LogOptions {
  /** fatal, error, warn, info (default), debug, trace or silent. */
  level?: string
  /** Writes short readable lines instead of JSON; default when standard output is a terminal. */
  isPretty?: boolean
  destination?: DestinationStream
  /** Returns the ids of the current span, added to every line. */
  ids?: () => object | undefined
}

/** Writes JSON lines to standard output. Names, addresses, emails and tokens are redacted first. */
export function createLog(options: LogOptions = {}): Log {
  const isPretty = options.isPretty ?? process.stdout.isTTY
  const { ids } = options
  const destination = options.destination ?? standardOutput()
  return pino(
    {
      level: options.level ?? 'info',
      base: undefined,
      ...(ids && { mixin: () => ids() ?? {} }),
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: withoutPersonalFields, bindings: withoutPersonalFields },
      serializers: { err: describeError },
      hooks: {
        streamWrite: withoutPersonalText,
        // Without a message of its own, a line would repeat the error's message unredacted.
        logMethod(args, write) {
          if (args.length === 1 && typeof args[0] !== 'string') args[1] = 'failed'
          write.apply(this, args)
        },
      },
    },
    isPretty ? prettyStream(destination) : destination,
  )
}

/** On a full disk, lines wait in memory up to this limit and are lost beyond it. The shop keeps running. */
const mostUnwrittenCharacters = 1_000_000

function standardOutput(): DestinationStream {
  const output = pino.destination({ fd: 1, sync: true, maxLength: mostUnwrittenCharacters })
  output.on('error', () => undefined)
  return output
}
