import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../scripts/setup/root.mjs'

/** Runs a bare node:http server that sends this body with these headers. */
export async function withRawServer({ body, headers }, use) {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-raw-'))
  const files = [join(folder, 'body'), join(folder, 'headers')]
  writeFileSync(files[0], body)
  writeFileSync(files[1], JSON.stringify(headers))
  const child = fork(inRoot('bench', 'tools', 'raw-server.mjs'), files)
  try {
    const [port] = await once(child, 'message')
    return await use({ pid: child.pid, origin: `http://127.0.0.1:${port}` })
  } finally {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
