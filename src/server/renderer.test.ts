import { expect, it } from 'vitest'
import { isInBackOffice } from './renderer.ts'

it('finds the pages of the back office, in any language, case and encoding, and their data', () => {
  for (const path of [
    '/admin',
    '/admin/',
    '/admin.data',
    '/admin/_.data',
    '/ru/admin/orders',
    '/Admin/orders.data',
    '/%61dmin/x',
    '/admin/nothing',
  ])
    expect(isInBackOffice(path), path).toBe(true)
})

it('leaves to the shop what only begins like them, and the page of an invitation', () => {
  for (const path of [
    '/',
    '/administration',
    '/shop/admin',
    '/admin-shop-redirect',
    '/kk/admin/accept-invitation',
    '/admin/accept-invitation.data',
    '/%zz',
  ])
    expect(isInBackOffice(path), path).toBe(false)
})
