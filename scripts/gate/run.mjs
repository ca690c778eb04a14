import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { inRoot, root } from '../setup/root.mjs'

/** Returns whether the command succeeded, and its output, which is not shown while it runs. */
export function runSilently(command, environment = {}) {
  return run(command, environment, 'pipe')
}

/** Returns whether the command succeeded. Its output is shown as it comes. */
export async function runLoudly(command, environment = {}) {
  return (await run(command, environment, 'inherit')).isGreen
}

function run([program, ...args], environment, output) {
  const path = [inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment, PATH: path },
    stdio: ['ignore', output, output],
  })
  const words = []
  child.stdout?.on('data', (chunk) => words.push(chunk))
  child.stderr?.on('data', (chunk) => words.push(chunk))
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${program}: ${error.message}`)))
    child.once('close', (code) => resolve({ isGreen: code === 0, words: Buffer.concat(words).toString() }))
  })
}
