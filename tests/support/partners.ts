import { newId } from '#kit/ids.ts'
import { mailbox } from './mailbox.ts'
import { orderOf } from './given.ts'
import type { shopWithAccounts } from './accounts.ts'

type Shop = Awaited<ReturnType<typeof shopWithAccounts>>
export type MadePartner = { id: string; code: string; token: string; email: string }
export type Bought = { id: string; order_number: string; total: number; subtotal: number; discount: number }

export function partnersOf({ call, db }: Shop, boss: string, methodId: string) {
  const mails = mailbox(db)
  const application = { company: 'Kopi Kita', contact_name: 'Aida Noor', country: 'MY', city: 'Ipoh', about: 'A café by the station' }
  let count = 0

  async function secretFor(email: string, words: string, times = 1): Promise<string> {
    const mail = await mails.titled(email, words, times)
    return /\/partner\/(?:setup-account|accept-invitation)\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
  }

  async function apply(email: string, changes: object = {}) {
    count += 1
    const body = { ...application, phone: `+60 3 2072 ${1000 + count}`, email, ...changes }
    return call('POST', '/api/partners/applications', { body })
  }

  async function idOf(email: string): Promise<string> {
    const { body } = await call('GET', `/api/admin/partners?q=${encodeURIComponent(email)}`, { token: boss })
    return (body['partners'] as { id: string }[])[0]?.id ?? ''
  }

  const setStatus = (id: string, status: string) => call('PUT', `/api/admin/partners/${id}/status`, { token: boss, body: { status } })

  async function partner(email: string, changes: object = {}): Promise<MadePartner> {
    await apply(email, changes)
    const id = await idOf(email)
    await setStatus(id, 'active')
    const secret = await secretFor(email, 'Welcome')
    const { body } = await call('POST', `/api/partners/setup/${secret}`, { body: { full_name: 'Aida Noor', password: 'felt-and-wool-7!' } })
    const token = String(body['token'])
    const own = await call('GET', '/api/partner', { token })
    return { id, code: String(own.body['code']), token, email }
  }

  async function place({ token }: MadePartner, name: string, changes: object = {}): Promise<{ id: string; tracking_code: string }> {
    const { body } = await call('POST', '/api/partner/locations', { token, body: { name, kind: 'cafe', ...changes } })
    return body as { id: string; tracking_code: string }
  }

  async function buy(items: object[], { partner_code, cookie, token, ...changes }: Record<string, unknown> = {}): Promise<Bought> {
    const { status, body } = await call('POST', '/api/orders', {
      ...(typeof token === 'string' && { token }),
      body: { ...orderOf(methodId, items), ...(partner_code !== undefined && { partner_code }), ...changes },
      headers: { 'idempotency-key': newId(), ...(typeof cookie === 'string' && { cookie }) },
    })
    if (status !== 201) throw new Error(`not placed: ${status} ${JSON.stringify(body)}`)
    return body['order'] as Bought
  }

  const turn = (order: { id: string }, status: string) =>
    call('PUT', `/api/admin/orders/${order.id}/status`, { token: boss, body: { status } })
  const refund = (order: { id: string }, amount: number) =>
    call('POST', `/api/admin/orders/${order.id}/refunds`, { token: boss, body: { amount }, headers: { 'idempotency-key': newId() } })

  async function ledger({ token }: MadePartner) {
    const { body } = await call('GET', '/api/partner/commissions?limit=100', { token })
    return body as unknown as {
      commissions: { id: string; kind: string; amount: number; state: string; payout_id: string | null }[]
      balances: { pending: number; approved: number; paid: number }
    }
  }
  const pay = (id: string, commission_ids: string[], key = newId(), token = boss) =>
    call('POST', '/api/admin/partners/payouts', {
      token,
      body: { partner_id: id, commission_ids, reference: 'November' },
      headers: { 'idempotency-key': key },
    })

  return { apply, idOf, setStatus, secretFor, partner, place, buy, turn, refund, ledger, pay, mails }
}
