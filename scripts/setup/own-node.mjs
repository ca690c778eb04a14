import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

/** The Node that the shop brings with it, as an npm package. */
function ownNode() {
  return realpathSync(inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
}

/** Whether this process runs on the Node that package.json asks for, or a newer one of the same line. */
export function isOwnNode() {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules', 'node', 'package.json'), 'utf8'))
  return process.versions.node.split('.')[0] === version.split('.')[0]
}

/** Goes on under the shop's own Node, with the flags of this one, and answers its exit code; a stop sent to this process is passed on. */
export function runUnderOwnNode(script, args) {
  const child = spawn(ownNode(), [...process.execArgv, inRoot(script), ...args], { cwd: root, stdio: 'inherit' })
  // A Ctrl-C reaches the child by itself, as it does every process of the terminal.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
