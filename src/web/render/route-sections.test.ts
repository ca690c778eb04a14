import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RouteSections } from './route-sections.ts'

const paths: Record<string, { parentId?: string; path?: string; index?: boolean }> = {
  root: { path: '' },
  shop: { parentId: 'root' },
  home: { parentId: 'shop', index: true },
  list: { parentId: 'shop', path: 'shop/:category?' },
  product: { parentId: 'shop', path: 'product/:id' },
  account: { parentId: 'shop', path: 'account' },
  orders: { parentId: 'account', path: 'orders' },
  'no-account-page': { parentId: 'account', path: '*' },
  'no-page': { parentId: 'shop', path: '*' },
  admin: { parentId: 'root', path: 'admin' },
  dashboard: { parentId: 'admin', index: true },
  'admin-orders': { parentId: 'admin', path: 'orders/:number' },
  scan: { parentId: 'root', path: 'admin/scan' },
}
const routes = Object.fromEntries(Object.entries(paths).map(([id, route]) => [id, { id, module: {}, ...route }]))
const build = { routes, assets: { routes } } as unknown as ServerBuild

function treeOf(given: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(given).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index } = route
    return index ? [{ id, index: true as const }] : [{ id, ...(path === undefined ? {} : { path }), children: treeOf(given, id) }]
  })
}
const found = (given: ServerBuild['routes'], path: string) => matchRoutes(treeOf(given), path)?.map(({ route }) => route.id)

describe('sections of the routes', () => {
  it.each([
    '/',
    '/shop',
    '/SHOP/mugs',
    '/sho%70',
    '/shop%2Fmugs',
    '/product/mug',
    '/product/%zz',
    '/account',
    '/account/orders',
    '/account/else',
    '/admin',
    '/admin/scan',
    '/admin/orders/1',
    '/admin/else',
    '/nowhere/at/all',
    '/%2Fshop',
    '//shop',
  ])('link to their common target: %s', (path) => {
    const section = new RouteSections(build, (part) => part).of(path)
    expect(found(section.routes, path)).toEqual(found(build.routes, path))
    expect(Object.keys(section.assets.routes)).toEqual(Object.keys(section.routes))
  })

  it('contain nothing of the others', () => {
    const sections = new RouteSections(build, (part) => Object.keys(part.routes))
    expect(sections.of('/shop/mugs')).toEqual(['root', 'shop', 'list', 'no-page'])
    expect(sections.of('/_root.data')).toEqual(['root', 'shop', 'home', 'no-page'])
    expect(sections.of('/admin/orders/1.data')).toEqual(['root', 'shop', 'no-page', 'admin', 'dashboard', 'admin-orders', 'scan'])
  })

  it('are opened once, and one for all without a target', () => {
    let opened = 0
    const sections = new RouteSections(build, () => (opened += 1))
    for (const path of ['/shop', '/shop.data', '/SHOP/mugs', '/nowhere', '/else', '/*']) sections.of(path)
    expect(opened).toBe(2)
  })
})
