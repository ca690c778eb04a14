import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Runs in its own process, since it replaces the console for good. Returns the lines of both outputs. */
function run(program: string): { lines: string[]; status: number | null } {
  const urlOf = (name: string) => new URL(name, import.meta.url).href
  const source = `
    import { createLog } from '${urlOf('log.ts')}'
    import { logWhatOthersPrint } from '${urlOf('log-what-others-print.ts')}'
    logWhatOthersPrint(createLog({ isPretty: false, level: 'trace' }))
    ${program}`
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', source], { encoding: 'utf8' })
  return { lines: `${stdout}${stderr}`.split('\n').filter(Boolean), status }
}

it('reports where libraries and Node print, and never the text', () => {
  const { lines, status } = run(`
    for (const method of ['log', 'info', 'debug', 'warn', 'error', 'trace', 'dir', 'table', 'group']) console[method](['zhansaya@example.kz', method])
    console.error(new Error('Zhansaya'))
    process.emitWarning('for Zhansaya', { code: 'SHOP1' })
    for (let times = 0; times < 100; times += 1) console.log('Zhansaya')`)
  expect(status).toBe(0)
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(lines.join('')).not.toMatch(/zhansaya/i)
  expect(entries).toContainEqual(
    expect.objectContaining({ level: 'info', place: expect.stringContaining('eval'), msg: 'a library printed something' }),
  )
  expect(entries).toContainEqual(expect.objectContaining({ level: 'warn', msg: 'a library printed a warning' }))
  expect(entries).toContainEqual(expect.objectContaining({ level: 'warn', type: 'Warning', msg: 'Node warns' }))
  expect(entries.length).toBeLessThan(20)
})

it('ends with a line of JSON on an uncaught error', () => {
  for (const program of [
    `throw new Error('no row for zhansaya@example.kz')`,
    `Promise.reject(new Error('no row for zhansaya@example.kz'))`,
  ]) {
    const { lines, status } = run(program)
    expect(status).toBe(1)
    expect(lines.map((line): Record<string, unknown> => JSON.parse(line))).toMatchObject([
      { level: 'fatal', msg: 'the process ends', err: { message: 'no row for [hidden]' } },
    ])
  }
})
