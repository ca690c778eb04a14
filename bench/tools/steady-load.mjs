import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const connections = 64
const tickMs = 5

/**
 * Sends `perSecond` requests a second, whether answered or not, and times each to the last byte. `next`: `{path, method?, headers?,
 * body?}`; `isGood`: 2xx by default.
 */
export async function askSteadily({ origin, perSecond, seconds, next, isGood = isFound }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const durationsMs = []
  let failures = 0
  const open = new Set()
  const startedAt = performance.now()
  for (let asked = 0; asked < perSecond * seconds;) {
    const due = Math.min(perSecond * seconds, ((performance.now() - startedAt) / 1000) * perSecond)
    for (; asked < due; asked += 1) {
      const answer = ask(agent, origin, next()).then(
        ({ status, ms }) => {
          durationsMs.push(ms)
          if (!isGood(status)) failures += 1
        },
        () => (failures += 1),
      )
      open.add(answer)
      void answer.finally(() => open.delete(answer))
    }
    await pause(tickMs)
  }
  await Promise.all(open)
  const tookSeconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  durationsMs.sort((a, b) => a - b)
  return {
    answers: durationsMs.length,
    failures,
    perSecond: durationsMs.length / tookSeconds,
    p50Ms: at(durationsMs, 0.5),
    p99Ms: at(durationsMs, 0.99),
  }
}

function isFound(status) {
  return status >= 200 && status <= 299
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function ask(agent, origin, { path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const sent = request(`${origin}${path}`, { agent, method, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode, ms: performance.now() - startedAt }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
