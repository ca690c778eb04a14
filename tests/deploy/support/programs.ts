import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import type { Certificate } from './certificate.ts'

type Changes = readonly (readonly [from: string | RegExp, to: string])[]

/** Returns a file of `deploy/` with other ports, folders and names. Throws when a change finds nothing to replace. */
function changed(name: string, changes: Changes): string {
  return changes.reduce(
    (text, [from, to]) => {
      const next = text.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to)
      if (next === text) throw new Error(`deploy/${name} holds no ${from}`)
      return next
    },
    readFileSync(join(projectRoot, 'deploy', name), 'utf8'),
  )
}

/** Runs a program until the test file ends. Throws its output when it ends before its port answers. */
async function run(
  command: string,
  args: string[],
  port: number,
  options: { env?: Record<string, string>; user?: number } = {},
): Promise<void> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: '/tmp', ...options.env },
    ...(options.user !== undefined && { uid: options.user, gid: options.user }),
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk: Buffer) => (printed += String(chunk)))
  afterAll(() => stop(child))
  const failed = once(child, 'error').then(([error]) => Promise.reject(new Error(`${command} is not installed`, { cause: error })))
  await Promise.race([failed, answers(port, () => child.exitCode !== null && `${command} ended: ${printed}`)])
}

async function answers(port: number, why: () => string | false): Promise<void> {
  for (;;) {
    const ended = why()
    if (ended) throw new Error(ended)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await pause(20)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

type Proxied = { folder: string; port: number; plainPort: number; instances: readonly number[]; certificate: Certificate }

export async function startNginx({ folder, port, plainPort, instances: [one, two], certificate }: Proxied): Promise<void> {
  const site = changed('nginx.conf', [
    ['127.0.0.1:3000', `127.0.0.1:${one}`],
    ['127.0.0.1:3001', `127.0.0.1:${two}`],
    [/listen \[::\]:\d+.*\n/, ''],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
    ['shop.example.com', 'localhost'],
    ['https://$host$request_uri', `https://$host:${port}$request_uri`],
    ['/etc/ssl/tulpar/fullchain.pem', certificate.chain],
    ['/etc/ssl/tulpar/key.pem', certificate.key],
  ])
  const file = join(folder, 'nginx.conf')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')
  writeFileSync(
    file,
    `pid ${join(folder, 'nginx.pid')};\nerror_log stderr warn;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}\n}\n`,
  )
  await run('nginx', ['-p', folder, '-c', file], port)
}

export async function startCaddy({ folder, port, plainPort, instances, certificate }: Proxied): Promise<void> {
  const site = changed('Caddyfile', [['{$SHOP_HOST:shop.example.com} {', `{$SHOP_HOST} {\n\ttls ${certificate.chain} ${certificate.key}`]])
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n}\n${site}`)
  await run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, {
    env: {
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SHOP_HOST: 'localhost',
      SHOP_INSTANCES: instances.map((instance) => `127.0.0.1:${instance}`).join(' '),
    },
  })
}

/** Runs PgBouncer in front of the database at `url`, which listens on a Unix socket. Returns the address through the pooler. */
export async function startPgBouncer({ folder, port, url }: { folder: string; port: number; url: string }): Promise<string> {
  const database = new URL(url)
  const name = database.pathname.slice(1)
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  mkdirSync(folder, { recursive: true })
  writeFileSync(users, `"${database.username}" "pooled"\n`)
  writeFileSync(
    file,
    changed('pgbouncer.ini', [
      [/tulpar = .*/, `${name} = host=${database.searchParams.get('host')} port=5432 dbname=${name}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['/etc/pgbouncer/userlist.txt', users],
      ['auth_type = scram-sha-256', 'auth_type = plain\nunix_socket_dir ='],
    ]),
  )
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? statSync(database.searchParams.get('host') ?? '/').uid : undefined
  if (user !== undefined) for (const path of [folder, users, file]) chownSync(path, user, user)
  chmodSync(folder, 0o700)
  await run('pgbouncer', [file], port, user === undefined ? {} : { user })
  return `postgresql://${database.username}:pooled@127.0.0.1:${port}/${name}`
}

/** Runs Varnish in front of one instance; purges come from this machine. Returns its origin. */
export async function startVarnish({ folder, port, instance }: { folder: string; port: number; instance: number }): Promise<string> {
  const file = join(folder, 'varnish.vcl')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, changed('varnish.vcl', [['.port = "3000"', `.port = "${instance}"`]]))
  await run(
    'varnishd',
    [
      '-j',
      'none',
      '-F',
      '-n',
      join(folder, 'work'),
      '-a',
      `127.0.0.1:${port}`,
      '-f',
      file,
      '-s',
      'malloc,64m',
      '-p',
      'workspace_backend=128k',
    ],
    port,
  )
  return `http://127.0.0.1:${port}`
}
