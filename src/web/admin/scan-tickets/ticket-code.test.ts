import { expect, it } from 'vitest'
import { itemInTicket } from './ticket-code.ts'

const id = '01a206b1-a8f2-746a-9ab8-2224eb538d3e'

it('reads the piece from a ticket’s code, in any language and however a scanner types it', () => {
  for (const code of [
    `https://tulpar.shop/admin/production-steps/${id}`,
    `http://localhost:3000/ru/admin/production-steps/${id}/`,
    ` HTTPS://TULPAR.SHOP/ADMIN/PRODUCTION-STEPS/${id.toUpperCase()} `,
  ])
    expect(itemInTicket(code)).toBe(id)
})

it('takes no other code for a ticket', () => {
  for (const code of ['', 'UND-12345', `https://tulpar.shop/orders/${id}`, `https://tulpar.shop/admin/production-steps/${id}x`, id])
    expect(itemInTicket(code)).toBeUndefined()
})
