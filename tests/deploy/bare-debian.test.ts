import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'
import { newId } from '#kit/ids.ts'
import { codeShown } from '#tests/support/authenticator.ts'
import { orderOf } from '#tests/support/given.ts'
import { freePort } from '#tests/support/shop-process.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { bareMachine, canHaveBareMachine } from './support/bare-machine.ts'
import { certificateIn } from './support/certificate.ts'
import { Visitor } from './support/visitor.ts'

/** Enough for Debian's packages, the shop's packages and its build on a busy machine. */
const longestMs = 1_800_000
const authorities = 'etc/ssl/authorities.pem'
const mail = await smtpServer()

describe.runIf(canHaveBareMachine)('deploy/install.sh on a fresh Debian with Node 20', () => {
  let machine: Awaited<ReturnType<typeof bareMachine>> | undefined
  let said = ''
  let origin = ''
  let authority: Buffer
  let wanted: { methodId: string; productId: string }

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tulpar-authority-'))
    const certificate = certificateIn(folder)
    authority = certificate.authority
    machine = await bareMachine()
    cpSync(folder, join(machine.root, 'root/tls'), { recursive: true })
    rmSync(folder, { recursive: true })
    // The authorities that this machine trusts, such as a proxy's, and the one that signed the certificate.
    const trusted = process.env.NODE_EXTRA_CA_CERTS ? [readFileSync(process.env.NODE_EXTRA_CA_CERTS)] : []
    writeFileSync(join(machine.root, authorities), Buffer.concat([authority, ...trusted]))
    const [port, plainPort, own] = [await freePort(), await freePort(), await freePort()]
    origin = `https://localhost:${port}`
    said = await run(
      `export NODE_EXTRA_CA_CERTS=/${authorities}
       cd ${machine.copy}
       deploy/install.sh --host localhost --email owner@shop.example --name Owner --smtp ${mail.url} --mail-from 'Tulpar <shop@shop.example>' \
         --certificate /root/tls/fullchain.pem --key /root/tls/key.pem --port ${own} --http-port ${plainPort} --https-port ${port}`,
    )
  }, longestMs)
  afterAll(() => machine?.end())

  async function run(script: string): Promise<string> {
    const { said: all = '', code } = (await machine?.run(`set -e\n${script}`)) ?? {}
    expect(code, all).toBe(0)
    return all
  }

  async function placeOrder(email: string): Promise<void> {
    const buyer = new Visitor(origin, authority)
    const contact = { name: 'Aigerim', email, phone: '+60 12 345 6789' }
    const order = orderOf(wanted.methodId, [{ product_id: wanted.productId, quantity: 1 }], { contact })
    const placed = await vi.waitFor(
      async () => {
        const answer = await buyer.call('POST', '/api/orders', order, { 'idempotency-key': newId() })
        expect(answer.status).not.toBe(503)
        return answer
      },
      { timeout: 120_000, interval: 500 },
    )
    expect([placed.status, placed.body]).toEqual([201, expect.anything()])
    buyer.leave()
  }

  it('leads to an order over TLS in one go', { timeout: longestMs }, async () => {
    expect(said).toContain(' 0 to mend')
    expect(said).toContain(`The shop is open at ${origin}`)
    const password = /Password \(shown once\): (\S+)/.exec(said)?.[1] ?? ''
    const settings = join(machine?.root ?? '', 'etc/tulpar/environment')
    expect(statSync(settings).mode & 0o077).toBe(0)
    expect(readFileSync(settings, 'utf8')).toMatch(/^DATABASE_URL="postgresql:/m)

    const owner = new Visitor(origin, authority)
    const call = async <Body>(method: string, path: string, body: object) => {
      const answer = await owner.call<Body>(method, path, body)
      expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
      return answer.body
    }
    await call('POST', '/api/auth/sign-in/email', { email: 'owner@shop.example', password })
    const { totpURI } = await call<{ totpURI: string }>('POST', '/api/auth/two-factor/enable', { password })
    await call('POST', '/api/auth/two-factor/confirm', { code: codeShown(totpURI) })
    const hat = { sku: 'HAT-1', name: 'Felt hat', price: 40, status: 'active', stock: 9 }
    const { id: productId } = await call<{ id: string }>('POST', '/api/admin/products', hat)
    const method = { type: 'bank_transfer', title: 'Bank transfer' }
    const { id: methodId } = await call<{ id: string }>('POST', '/api/admin/payment-methods', method)
    owner.leave()
    wanted = { productId, methodId }

    const buyer = new Visitor(origin, authority)
    expect((await buyer.ask('/ru')).body).toContain('lang="ru"')
    buyer.leave()
    await placeOrder('first@example.com')
    await vi.waitFor(() => expect(mail.received.map(({ to }) => to[0])).toContain('first@example.com'), { timeout: 60_000 })
  })

  it('goes back to a point in time by the commands of docs/point-in-time.md', { timeout: longestMs }, async () => {
    const [keep = '', copy = '', back = ''] = commandsOf('docs/point-in-time.md')
    const psql = 'runuser -u postgres -- psql -d tulpar -At'
    await run(keep)
    await run(copy)
    await placeOrder('before@example.com')
    const point = (await run(`${psql} -c 'select clock_timestamp()'`)).trim()
    await placeOrder('after@example.com')
    await run(`POINT='${point}'\n${back}`)
    const restored = await run(
      `port=$(pg_lsclusters -h 17 again | awk '{ print $3 }')
       ${psql} -p $port -c 'select email from orders order by email'
       sed "s#@127.0.0.1:[0-9]*/#@127.0.0.1:$port/#" /etc/tulpar/environment > /root/again.environment
       cd /opt/tulpar && node_modules/node/bin/node --env-file=/root/again.environment src/commands/check-invariants.ts`,
    )
    expect(restored.split('\n').slice(0, 2)).toEqual(['before@example.com', 'first@example.com'])
    expect(restored).not.toContain('after@example.com')
  })
})

/** Returns the command blocks of a page, verbatim. */
function commandsOf(page: string): string[] {
  return [...readFileSync(join(projectRoot, page), 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands]) => commands ?? '')
}
