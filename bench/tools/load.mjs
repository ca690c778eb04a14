import autocannon from 'autocannon'
import { cpuSecondsOf } from './processes.mjs'

/**
 * Sends requests as fast as they are answered. `next` returns `{path, method?, headers?, body?}`. `perCpuSecond`: answers per second of
 * `pid`'s processor time.
 */
export async function load({ origin, pid, seconds, amount, connections = 16, headers = {}, path, next }) {
  const before = cpuSecondsOf(pid)
  const result = await autocannon({
    url: `${origin}${path ?? ''}`,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    connections,
    timeout: 30,
    headers,
    ...(next ? { requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }] } : {}),
  })
  const cpuSeconds = before === undefined ? result.duration : cpuSecondsOf(pid) - before
  const answers = result.requests.total
  return {
    perSecond: answers / result.duration,
    perCpuSecond: answers / cpuSeconds,
    failures: result.non2xx + result.errors + result.timeouts,
    answers,
    meanBytes: result.throughput.total / answers,
    p99Ms: result.latency.p99,
  }
}

/** Runs the loads in several short alternating turns, so a busy moment of the machine affects both. */
export async function loadInTurns(turns, ...loads) {
  const sums = loads.map(() => ({ perSecond: 0, perCpuSecond: 0, failures: 0, p99Ms: 0, meanBytes: 0 }))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, run] of loads.entries()) {
      const { perSecond, perCpuSecond, failures, p99Ms, meanBytes } = await run()
      const sum = sums[index]
      sum.perSecond += perSecond / turns
      sum.perCpuSecond += perCpuSecond / turns
      sum.meanBytes += meanBytes / turns
      sum.failures += failures
      sum.p99Ms = Math.max(sum.p99Ms, p99Ms)
    }
  }
  return sums
}
