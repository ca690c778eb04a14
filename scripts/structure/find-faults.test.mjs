import { expect, it } from 'vitest'
import { faceOf, orderOf } from './faces.mjs'
import { findFaults } from './find-faults.mjs'
import { parseSource } from './read-sources.mjs'

const face = (name, tables, needs = [], more = '') =>
  parseSource(
    `src/modules/${name}/module.ts`,
    `${needs.map((need) => `import { x } from '#modules/${need}/index.ts'`).join('\n')}
     export const ${name} = defineModule({ name: '${name}', needs: ${JSON.stringify(needs)}, tables: ${JSON.stringify(tables)}, ${more} })`,
  )

/** Returns the faults of a shop with three modules and the given files. */
function faults(files = {}, { more = '', order = 'goods, orders, news', listed = ['goods', 'orders', 'news'] } = {}) {
  const sources = [
    face('goods', ['products']),
    face('orders', ['orders'], ['goods'], more),
    face('news', ['subscribers']),
    ...Object.entries(files).map(([path, text]) => parseSource(path, text)),
  ]
  const faces = new Map(sources.slice(0, 3).map((source) => [faceOf(source).name, faceOf(source)]))
  const list = orderOf(parseSource('src/server/modules.ts', `const listed = [${order}] as const`))
  return findFaults({ sources, faces, order: list, listed })
}

it('finds nothing wrong where the rules are kept', () => {
  expect(
    faults({
      'src/modules/orders/place-order.ts': `import { take } from '#modules/goods/index.ts'
        db.insertInto('orders as o'); db.selectFrom(['orders', 'products as p']); sql\`select\``,
    }),
  ).toEqual([])
})

it('finds an import, re-export or late import of a module that is not needed', () => {
  for (const line of [`import type { A } from`, `export { a } from`])
    expect(faults({ 'src/modules/news/a.ts': `${line} '#modules/orders/index.ts'` })).toEqual([
      'src/modules/news/a.ts: news does not say that it needs orders',
    ])
  expect(faults({ 'src/modules/news/a.ts': `const a = await import('#modules/orders/index.ts')` })).toHaveLength(1)
})

it('finds a need without a use, and one that is listed too late', () => {
  expect(faults({}, { order: 'orders, goods, news' })[0]).toBe('src/server/modules.ts: goods stands after orders, which needs it')
  expect(faults({}, { order: 'goods, orders' })[0]).toBe('src/modules/news: not in the list of src/server/modules.ts')
})

it('finds a table of modules with one twice, none of it, or another order', () => {
  expect(faults({}, { listed: ['goods', 'orders', 'orders', 'news'] })).toEqual([
    'ARCHITECTURE.md: the table of modules has orders 2 times',
  ])
  expect(faults({}, { listed: ['goods', 'orders'] })).toEqual(['ARCHITECTURE.md: the table of modules has news 0 times'])
  expect(faults({}, { listed: ['news', 'goods', 'orders'] })).toEqual([
    'ARCHITECTURE.md: news stands where src/server/modules.ts has goods',
  ])
})

it('finds circular imports, also late ones and those of types', () => {
  for (const back of [`import type { A } from './link.tsx'`, `const late = () => import('#web/shop/link.tsx')`])
    expect(faults({ 'src/web/shop/link.tsx': `const a = () => import('./guide.tsx')`, 'src/web/shop/guide.tsx': back })).toEqual([
      'src/web/shop/link.tsx imports src/web/shop/guide.tsx imports src/web/shop/link.tsx: a circle',
    ])
})

it('treats reading a table as needing its owner', () => {
  const sources = [
    face('goods', ['products']),
    parseSource('src/modules/news/module.ts', `export const news = defineModule({ name: 'news', needs: ['goods'], tables: [] })`),
  ]
  const faces = new Map(sources.map((source) => [faceOf(source).name, faceOf(source)]))
  const rules = {
    faces,
    order: ['goods', 'news'],
    listed: ['goods', 'news'],
  }
  expect(findFaults({ sources, ...rules })).toEqual([
    'src/modules/news/module.ts: says that it needs goods and neither imports nor reads anything of it',
  ])
  for (const query of [`db.selectFrom('products')`, `sql\`select (select count(*) from products)\``]) {
    const reading = parseSource('src/modules/news/pick-goods.ts', query)
    expect(findFaults({ sources: [...sources, reading], ...rules })).toEqual([])
  }
})

it('finds a write to another module’s table, and a read of a stranger’s', () => {
  expect(faults({ 'src/modules/orders/a.ts': `db.updateTable('products')` })).toEqual([
    "src/modules/orders/a.ts: orders writes to products, which is another module's",
  ])
  expect(faults({ 'src/modules/orders/a.ts': `db.selectFrom('orders').innerJoin('subscribers as s', 'a', 'b')` })).toEqual([
    'src/modules/orders/a.ts: orders reads subscribers of a module that it does not need',
  ])
  expect(faults({ 'src/modules/orders/a.ts': `db.selectFrom('subscribers')` }, { more: `reads: ['subscribers'],` })).toEqual([])
})

it('finds the same in a text of SQL', () => {
  const inOrders = (text) => faults({ 'src/modules/orders/a.ts': `sql\`${text}\`` })
  for (const text of [
    'update products set a = 1',
    'delete from only products',
    'insert into products (a) values (1)',
    'merge into products as p',
  ])
    expect(inOrders(text), text).toEqual(["src/modules/orders/a.ts: orders writes to products, which is another module's"])
  for (const text of [
    'select (select 1 from subscribers)',
    'select 1 from orders as o, subscribers',
    'delete from orders using subscribers',
  ])
    expect(inOrders(text), text).toEqual(['src/modules/orders/a.ts: orders reads subscribers of a module that it does not need'])
  for (const text of ['with subscribers as (select 1) select 1 from subscribers', 'select 1 from products, orders for update of products'])
    expect(inOrders(text), text).toEqual([])
})

it('finds a stranger’s table in an invariant', () => {
  const rule = (table) => ({ more: `invariants: [{ rule: 'a', violations: \`select 1 from ${table}\` }],` })
  expect(faults({}, rule('subscribers'))).toEqual([
    'src/modules/orders/module.ts: orders reads subscribers of a module that it does not need',
  ])
  expect(faults({}, rule('products'))).toEqual([])
})

it('finds SQL outside its folders', () => {
  for (const path of ['src/server/http/guards.ts', 'src/web/page.ts', 'src/kit/http/a.ts', 'src/modules/goods/goods-routes.ts'])
    expect(faults({ [path]: `sql<Row>\`select 1\`` }), path).toHaveLength(1)
})

it('finds two files of one name in one module, and lets two modules have one each', () => {
  expect(faults({ 'src/modules/goods/a/list.ts': '', 'src/modules/goods/b/list.ts': '' })).toEqual([
    'src/modules/goods/a/list.ts and src/modules/goods/b/list.ts: one name in one module',
  ])
  expect(faults({ 'src/modules/goods/list.ts': '', 'src/modules/news/list.ts': '' })).toEqual([])
})

it('finds a second importer of a restricted export', () => {
  const line = `import { useRevalidator } from 'react-router'`
  expect(faults({ 'src/web/browser/use-refresh.ts': line })).toEqual([])
  expect(faults({ 'src/web/shop/page.tsx': line })).toEqual([
    'src/web/shop/page.tsx: useRevalidator belongs in src/web/browser/use-refresh.ts',
  ])
})

it('finds a store of its own, and a listed channel that is none', () => {
  const line = `import { createListeners } from '#web/ui/listeners.ts'`
  expect(faults({ 'src/web/ui/store.ts': `import { createListeners } from './listeners.ts'` })).toEqual([])
  expect(faults({ 'src/web/admin/orders/chosen.ts': line })).toEqual([
    'src/web/admin/orders/chosen.ts: a value outside React is a store (web/ui/store.ts, web/browser/stored-value.ts)',
  ])
  expect(faults({ 'src/web/browser/session-events.ts': '' })).toEqual([
    'src/web/browser/session-events.ts: no longer uses createListeners; see scripts/structure/senders.mjs',
  ])
})

it('finds a screen that sends by itself, and a listed sender that no longer does', () => {
  const line = `import { send } from '#web/browser/calls/send.ts'`
  expect(faults({ 'src/web/admin/stall/stall.ts': line, 'src/web/browser/visitor.ts': line })).toEqual([])
  expect(faults({ 'src/web/admin/orders/page.tsx': line })).toEqual([
    'src/web/admin/orders/page.tsx: a screen writes through useWrite and reads through a query, not through send',
  ])
  expect(faults({ 'src/web/admin/stall/stall.ts': '' })).toEqual([
    'src/web/admin/stall/stall.ts: no longer a sender; see scripts/structure/senders.mjs',
  ])
})

it('finds an error of a module, which refuses by a declared code', () => {
  for (const own of [`export class TooMany extends DomainError {}`, `throw new DomainError('too_many', 409)`])
    expect(faults({ 'src/modules/news/add.ts': `import { DomainError } from '#kit/http/domain-error.ts'\n${own}` })).toEqual([
      'src/modules/news/add.ts: a module refuses by refuse(code), not by an error of its own',
    ])
  expect(faults({ 'src/modules/news/add.ts': `if (error instanceof DomainError) refuse('too_many')` })).toEqual([])
})
