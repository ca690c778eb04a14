import type { DestinationStream } from 'pino'

const colours: Record<string, number> = { fatal: 31, error: 31, warn: 33, info: 36, debug: 90, trace: 90 }

/** Turns JSON lines into `12:03:04 info  message  key=value` for a person at a terminal. */
export function prettyStream(destination: DestinationStream): DestinationStream {
  return { write: (line) => destination.write(`${prettyLine(line)}\n`) }
}

function prettyLine(line: string): string {
  const { level, time, msg, err, ...rest }: Record<string, unknown> = JSON.parse(line)
  const name = String(level)
  const fields = Object.entries(rest).map(([key, value]) => grey(`${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`))
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${grey(String(err.stack))}` : ''
  const label = `\u001B[${colours[name] ?? 36}m${name.padEnd(5)}\u001B[0m`
  return [grey(String(time).slice(11, 19)), label, typeof msg === 'string' ? msg : '', ...fields].join(' ') + stack
}

function grey(text: string): string {
  return `\u001B[90m${text}\u001B[0m`
}
