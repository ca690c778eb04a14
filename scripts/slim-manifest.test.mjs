import { expect, it } from 'vitest'
import { withoutBackOffice } from './slim-manifest.mjs'

const route = (id, parentId) => ({ id, parentId })
const table = (...routes) => Object.fromEntries(routes.map((one) => [one.id, one]))

it('leaves out what hangs on the layouts of the back office, and nothing beside them', () => {
  const routes = table(
    route('root'),
    route('storefront/layout', 'root'),
    route('auth/accept-invitation/page', 'storefront/layout'),
    route('admin/layout', 'root'),
    route('new-story', 'admin/layout'),
    route('admin/stall/layout', 'root'),
    route('admin/scan-orders/page', 'admin/stall/layout'),
    route('render/back-office-door', 'root'),
  )
  expect(Object.keys(withoutBackOffice(routes))).toEqual([
    'root',
    'storefront/layout',
    'auth/accept-invitation/page',
    'render/back-office-door',
  ])
})

it('does not build a table that still has it', () => {
  expect(() => withoutBackOffice(table(route('root'), route('office/layout', 'root')))).toThrow('not found')
})
