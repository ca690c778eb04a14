import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'

/** A child process that logs a lot and then reports its state. */
const talker = `
  import { createLog } from '#kit/log/log.ts'
  import { surviveBrokenOutput } from '#kit/log/output.ts'
  surviveBrokenOutput()
  const log = createLog({ isPretty: false })
  let said = 0
  const talking = setInterval(() => {
    for (let line = 0; line < 50; line += 1) log.info({ text: 'word '.repeat(8000) }, 'said')
    process.stdout.write('and a word besides')
    said += 1
    if (said < 20) return
    clearInterval(talking)
    gc()
    process.send(process.memoryUsage().heapUsed)
  }, 5)
  process.once('message', () => process.exit(0))`

async function talk(stdout: 'pipe' | number) {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', talker], {
    cwd: projectRoot,
    stdio: ['ignore', stdout, 'pipe', 'ipc'],
  })
  child.stdout?.destroy()
  const said = child.stderr ? text(child.stderr) : Promise.resolve('')
  const outcome = await Promise.race([once(child, 'message'), once(child, 'exit').then(([code]) => [`ended with ${code}`])])
  if (child.connected) child.send('enough')
  return { outcome: outcome[0], said: await said }
}

it('continues when the reader of its output is gone', async () => {
  const { outcome, said } = await talk('pipe')
  expect([typeof outcome, said]).toEqual(['number', ''])
})

it.runIf(existsSync('/dev/full'))('continues when the disk of the log is full, and gathers no unwritten lines in memory', async () => {
  const full = openSync('/dev/full', 'w')
  const { outcome, said } = await talk(full)
  closeSync(full)
  expect(said).toBe('')
  // It logged forty megabytes.
  expect(outcome).toBeLessThan(25_000_000)
})
