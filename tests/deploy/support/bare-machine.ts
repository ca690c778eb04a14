import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '#kit/config/project-root.ts'

const release = 'trixie'

/** A bare machine needs these programs and root rights. */
export const canHaveBareMachine = process.getuid?.() === 0 && ['debootstrap', 'unshare', 'tar'].every(isInstalled)

type BareMachine = {
  root: string
  copy: string
  run(script: string): Promise<{ said: string; code: number }>
  end(): Promise<void>
}

/**
 * Installs a fresh Debian with only this machine's Node in a folder, with its own processes and mounts and this machine's network. `copy`
 * is the folder of the shop's unpacked sources in it.
 */
export async function bareMachine(): Promise<BareMachine> {
  const folder = mkdtempSync(join(tmpdir(), 'tulpar-bare-'))
  chmodSync(folder, 0o755)
  const root = join(folder, 'root')
  await promisify(execFile)('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root], { maxBuffer: 2 ** 24 }).catch(
    (error: unknown) => {
      rmSync(folder, { recursive: true, force: true })
      throw error
    },
  )
  const node = nodeOfThisMachine()
  cpSync(node, join(root, 'usr/bin/node'))
  cpSync(join(dirname(dirname(node)), 'lib/node_modules/npm'), join(root, 'usr/lib/node_modules/npm'), { recursive: true })
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm')])
  const copy = '/root/shop'
  mkdirSync(join(root, copy), { recursive: true })
  const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: projectRoot })
  const packed = execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: projectRoot, input: sources, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '--no-same-owner', '-C', join(root, copy)], { input: packed })

  const mounts = `mount --rbind /dev ${root}/dev; mount -t tmpfs tmpfs ${root}/run; cp --dereference /etc/resolv.conf ${root}/etc/resolv.conf`
  const machine = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', `--mount-proc=${root}/proc`, 'sh', '-c', `${mounts}; exec sleep infinity`],
    { stdio: 'ignore' },
  )
  const first = await firstProcessOf(machine)
  return {
    root,
    copy,
    async run(script) {
      const inside = ['--target', String(first), '--mount', '--pid', 'chroot', root, '/bin/bash', '-c', script]
      const child = spawn('nsenter', inside, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' },
      })
      let said = ''
      for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (said += String(chunk)))
      const [code] = (await once(child, 'close')) as [number]
      return { said, code }
    },
    async end() {
      await end(machine)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Finds the installed Node, not the one in the shop's packages. */
function nodeOfThisMachine(): string {
  const found = (process.env.PATH ?? '')
    .split(':')
    .map((folder) => join(folder, 'node'))
    .find((file) => existsSync(file) && !realpathSync(file).includes('node_modules'))
  if (!found) throw new Error('no Node is installed beside the shop’s own')
  return realpathSync(found)
}

async function firstProcessOf(machine: ChildProcess): Promise<number> {
  for (;;) {
    if (machine.exitCode !== null) throw new Error('no namespaces may be made here')
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(machine.pid)], { encoding: 'utf8' }).trim()
    const args = children && execFileSync('ps', ['-o', 'args=', '-p', children], { encoding: 'utf8' }).trim()
    if (args === 'sleep infinity') return Number(children)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore', env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` } })
    return true
  } catch {
    return false
  }
}
