import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Returns npm's command and arguments. npm runs under the current Node if npm started this process (`npm_execpath`). */
export function npm(args) {
  const cli = process.env.npm_execpath
  return cli && /npm-cli\.[cm]?js$/.test(cli) ? [process.execPath, [cli, ...args]] : ['npm', args]
}

/** Runs a command quietly. Its output is shown only if it fails. Throws if it fails or is stopped. */
export function runQuietly(what, [command, args], env = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const words = []
  child.stdout.on('data', (chunk) => words.push(chunk))
  child.stderr.on('data', (chunk) => words.push(chunk))
  let isStopped = false
  const passOn = () => {
    isStopped = true
    child.kill('SIGTERM')
  }
  process.once('SIGTERM', passOn).once('SIGINT', passOn)
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${what} failed: ${error.message}`)))
    child.once('close', (code) => {
      process.off('SIGTERM', passOn).off('SIGINT', passOn)
      if (code === 0) return resolve()
      if (isStopped) return reject(new Error(`${what} was stopped`))
      process.stderr.write(Buffer.concat(words))
      reject(new Error(`${what} failed, see above`))
    })
  })
}

export async function announced(words, work) {
  const start = Date.now()
  process.stdout.write(`${words} …\n`)
  await work()
  process.stdout.write(`  done in ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}
