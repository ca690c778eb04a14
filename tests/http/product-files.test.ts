import { describe, expect, it } from 'vitest'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type ProductImport, productColumns } from '#contract/product-files.ts'
import { byteOrderMark } from '#contract/rules/csv.ts'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { orderOf } from '#tests/support/given.ts'
import { fileOf } from '#tests/support/product-rows.ts'

const { admin, call, given, origin, shop } = await shopWithAccounts()
const token = await admin('files@example.com')
const authorization = `Bearer ${token}`
const method = await given.paymentMethod()
for (const [slug, name] of [
  ['tee', 'Tees'],
  ['fun', 'Fun'],
])
  await shop.db
    .insertInto('categories')
    .values({ id: newId(), slug: slug ?? '', name: name ?? '' })
    .execute()

describe('products as a file', () => {
  it('have the columns of the contract, a row for each option, and come back unchanged', async () => {
    await made({
      sku: 'ROUND-1',
      name: '=HYPERLINK("x")',
      description: 'Two lines,\nand a "quote"',
      tags: ['felt, grey', 'nauryz'],
      price: 49.9,
      sale_price: 45,
      sizes: ['S', 'M'],
      colors: ['red'],
      variations: [{ name: 'Milk', sku: 'ROUND-1-MILK', price: 52.5 }, { name: 'Sage' }],
      translations: { ru: { name: 'Туда и обратно', description: '' } },
      stock: [{ variation: 0, size: 'M', on_hand: 4 }],
    })
    const text = await fileText('q=round-1')
    expect(text.startsWith(byteOrderMark)).toBe(true)
    const lines = text.slice(1).split('\r\n')
    expect(lines[0]).toBe(productColumns.map((column) => `"${column}"`).join(','))
    expect(lines).toHaveLength(6)
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    for (const dryRun of [true, false]) {
      const answer = await send(text, dryRun)
      expect(answer, JSON.stringify(answer.body)).toMatchObject({
        status: dryRun ? 200 : 201,
        body: { status: dryRun ? 'checked' : 'imported', rows: 4, created: 0, changed: 0, unchanged: 1, errors: [] },
      })
    }
  })

  it('name the product type, or its id where two have the same name, and come back unchanged', async () => {
    const [print, ...twins] = [newId(), newId(), newId()]
    const types = [print, ...twins].map((id) => ({ id, name: id === print ? 'Print, front' : 'Sewing', minutes_per_day: 480 }))
    await shop.db.insertInto('product_types').values(types).execute()
    await made({ sku: 'TYPE-1', name: 'Typed one', price: 10, product_type_id: print })
    await made({ sku: 'TYPE-2', name: 'Typed two', price: 10, product_type_id: twins[1] })
    await made({ sku: 'TYPE-3', name: 'Typed three', price: 10 })
    const text = await fileText('q=type-')
    expect(text).toContain('"Print, front"')
    expect(text).toContain(`"${twins[1]}"`)
    expect((await fileText(`product_type=${print}`)).split('\r\n')).toHaveLength(3)
    expect(await send(text)).toMatchObject({ status: 201, body: { rows: 3, created: 0, changed: 0, unchanged: 3 } })

    const rows = ['sku,name,product_type', 'TYPE-1,Typed one,', `TYPE-2,Typed two,${twins[0]}`, 'TYPE-3,Typed three,"Print, front"']
    expect(await send(rows.join('\n'))).toMatchObject({ status: 201, body: { changed: 3 } })
    expect(await Promise.all(['TYPE-1', 'TYPE-2', 'TYPE-3'].map(async (sku) => (await bySku(sku)).product_type_id))).toEqual([
      null,
      twins[0],
      print,
    ])
    expect(await send('sku,name\nTYPE-3,Typed again')).toMatchObject({ status: 201, body: { changed: 1 } })
    expect((await bySku('TYPE-3')).product_type_id).toBe(print)
    expect((await send('sku,name,product_type\nTYPE-3,Typed,Sewing')).body.errors).toMatchObject([
      { column: 'product_type', code: 'unknown_product_type' },
    ])
  })

  it('hide the archive, and narrow like the list', async () => {
    await made({ sku: 'OLD-1', name: 'Old', price: 1, status: 'archived' })
    expect(await fileText('')).not.toContain('"OLD-1"')
    expect((await fileText('status=archived')).split('\r\n')).toHaveLength(3)
  })
})

describe('an import', () => {
  it('adds and changes by SKU, and leaves fields without a column', async () => {
    await made({ sku: 'KEEP-1', name: 'Kept', description: 'As it was', price: 20, member_price: 18, stock: 3 })
    const answer = await send(
      [
        'sku,name,price,category,categories,tags,variation,size,stock,name_ru',
        'KEEP-1,Kept,21.50,tee,"tee, fun",felt,,,7,Оставлен',
        'NEW-1,New tee,30,tee,tee,,Milk,S,5,',
        'NEW-1,,,,,,Milk,M,6,',
        'NEW-1,New tee,30,,,,Sage,S,,',
      ].join('\n'),
    )
    expect(answer).toMatchObject({ status: 201, body: { rows: 4, created: 1, changed: 1, unchanged: 0, errors: [] } })
    expect(await bySku('KEEP-1')).toMatchObject({
      description: 'As it was',
      price: 21.5,
      member_price: 18,
      tags: ['felt'],
      stock: [{ on_hand: 7 }],
      translations: { ru: { name: 'Оставлен' } },
    })
    const added = await bySku('NEW-1')
    expect(added).toMatchObject({
      name: 'New tee',
      slug: 'new-tee',
      status: 'draft',
      sizes: ['S', 'M'],
      variations: [{ name: 'Milk' }, { name: 'Sage' }],
    })
    expect(added.stock.map(({ size, on_hand }) => [size, on_hand])).toEqual([
      ['S', 5],
      ['M', 6],
    ])
    const read = await call('GET', `/api/admin/product-imports/${answer.body.id}`, { token })
    expect(read).toMatchObject({ status: 200, body: { ...answer.body } })
    const { body } = await call('GET', `/api/admin/products?q=${encodeURIComponent('Оставлен')}`, { token })
    expect(body).toMatchObject({ total: 1 })
  })

  it('reports every error by row and column, and changes nothing', async () => {
    const product = await made({ sku: 'HELD-1', name: 'Held', price: 20, stock: 5 })
    await call('POST', '/api/orders', {
      headers: { 'idempotency-key': newId() },
      body: orderOf(method, [{ product_id: product.id, quantity: 4 }]),
    }).then(({ status }) => expect(status).toBe(201))
    const rows = [
      'sku,name,price,sale_price,status,category,product_type,variation,size,stock,is_pre_order,expected_shipping',
      'HELD-1,Held,20,,active,,,,,3,,',
      'BAD-1,,abc,,sold,nowhere,print,,,1.5,maybe,yesterday',
      'BAD-2,Dear,10,20,,,,,,,,',
      'BAD-3,Twice,10,,,,,Milk,,1,,',
      'BAD-3,Else,10,,,,,Milk,,2,,',
      ',Nameless,10,,,,,,,,,',
    ]
    const expected = [
      [2, 'stock', 'below_reserved'],
      [3, 'category', 'unknown_category'],
      [3, 'expected_shipping', 'invalid_date'],
      [3, 'is_pre_order', 'invalid'],
      [3, 'name', 'required'],
      [3, 'price', 'invalid_price'],
      [3, 'product_type', 'unknown_product_type'],
      [3, 'status', 'invalid'],
      [3, 'stock', 'invalid_stock'],
      [4, 'sale_price', 'above_price'],
      [6, 'name', 'differs'],
      [6, 'size', 'option_twice'],
      [7, 'sku', 'required'],
    ]
    for (const dryRun of [true, false]) {
      const { status, body } = await send(rows.join('\n'), dryRun)
      expect(status).toBe(dryRun ? 200 : 422)
      const found = body.errors.map(({ row, column, code }) => [row, column, code])
      expect(found.toSorted((a, b) => (String(a) < String(b) ? -1 : 1))).toEqual(
        expected.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
      )
      for (const { error } of body.errors) expect(error.length).toBeGreaterThan(5)
      expect(body.errors.find(({ code }) => code === 'differs')?.error).toContain('Row 5')
      const saidOf = (name: string) => body.errors.find(({ column }) => column === name)?.error
      expect(saidOf('status')).toBe('Use one of these: draft, active, archived.')
      expect(saidOf('is_pre_order')).toBe('Use one of these: true, false.')
      if (!dryRun) expect(body).toMatchObject({ code: 'import_refused', status: 'refused' })
    }
    expect(await bySku('HELD-1')).toMatchObject({ status: 'active', stock: [{ on_hand: 5, reserved: 4 }] })
    expect((await call('GET', '/api/admin/products?q=BAD-', { token })).body).toMatchObject({ total: 0 })
  })

  it('refuses unknown or missing columns, and files that are no table', async () => {
    expect((await send('sku,name,colour\nA,B,C')).body.errors).toMatchObject([{ row: 1, column: 'colour', code: 'unknown_column' }])
    expect((await send('name,price\nA,1')).body.errors).toMatchObject([{ row: 1, column: 'sku', code: 'column_missing' }])
    expect((await send('sku,sku\nA,B')).body.errors).toMatchObject([{ row: 1, column: 'sku', code: 'column_twice' }])
    expect((await send('sku,name\nA,"B')).body.errors).toMatchObject([{ code: 'not_csv' }])
    expect((await send('sku,name\nA,B,C,D')).body.errors).toMatchObject([{ row: 2, code: 'too_many_cells' }])
    expect((await send(String.fromCharCode(0, 1, 2))).status).toBe(415)
  })

  it('takes ten thousand rows within a minute, and none of them where row 9,999 is broken', { timeout: 400_000 }, async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `BULK-${index},Bulk thing ${index},${10 + (index % 90)},tee,${index % 7},Вещь ${index}`,
    )
    const header = 'sku,name,price,category,stock,name_ru'
    const broken = lines.with(9_997, 'BULK-9997,Bulk thing,cheap,tee,1,')
    const refused = await send([header, ...broken].join('\n'))
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ row: 9_999, column: 'price', code: 'invalid_price' }] } })
    expect((await call('GET', '/api/admin/products?q=BULK-', { token })).body).toMatchObject({ total: 0 })

    const beforeCreation = process.cpuUsage()
    expect(await send([header, ...lines].join('\n'))).toMatchObject({ status: 201, body: { rows: 10_000, created: 10_000, errors: [] } })
    expect(secondsSince(beforeCreation)).toBeLessThan(30)
    const changed = lines.map((line) => line.replace(',tee,', ',fun,'))
    const beforeChange = process.cpuUsage()
    expect(await send([header, ...changed].join('\n'))).toMatchObject({ status: 201, body: { created: 0, changed: 10_000 } })
    expect(secondsSince(beforeChange)).toBeLessThan(30)
    expect(await send(await fileText('q=bulk%20thing'))).toMatchObject({
      status: 201,
      body: { rows: 10_000, created: 0, changed: 0, unchanged: 10_000 },
    })
  })
})

/** Processor time, which a busy machine does not change. Half of the minute is left to the database. */
function secondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

async function made(product: object) {
  const { status, body } = await call('POST', '/api/admin/products', { token, body: { status: 'active', ...product } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body as { id: string }
}

async function bySku(sku: string): Promise<AdminProduct> {
  const { id } = await shop.db.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()
  return (await call('GET', `/api/admin/products/${id}`, { token })).body as unknown as AdminProduct
}

async function fileText(query: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/products.csv?${query}`, { headers: { authorization } })
  expect(answer.status).toBe(200)
  return Buffer.from(await answer.arrayBuffer()).toString('utf8')
}

it('reads a file as spreadsheets of other countries write it', async () => {
  const text = 'sep=;\r\nSKU;Name;Price;;\r\n;;;;\r\nEXCEL-1;Felt; 10;;\r\n'
  expect((await send(text.replace(' 10', '10'))).body).toMatchObject({ status: 'imported', rows: 1, created: 1, errors: [] })
})

it('changes nothing by a file that is not UTF-8, and names the line and the probable encoding', async () => {
  await made({ sku: 'BYTES-1', name: 'Felt mug', price: 10, translations: { ru: { name: 'Кружка', description: '' } } })
  const file = Uint8Array.from([...Buffer.from('sku,name_ru\nBYTES-1,'), 0xca, 0xf0, 0xf3, 0xe6, 0xea, 0xe0, 0x0a])
  for (const isDryRun of [true, false]) {
    const { body } = await send(file, isDryRun)
    expect(body.errors).toMatchObject([{ row: 2, column: null, code: 'not_utf8', error: expect.stringContaining('Windows-1251') }])
  }
  const { body } = await call('GET', '/api/admin/products?q=BYTES-1', { token })
  expect(JSON.stringify(body)).toContain('Кружка')
})

it('writes into the log which products an import changed, and from what', async () => {
  await made({ sku: 'LOG-1', name: 'Felt bag', price: 10 })
  await send('sku,name,price\nLOG-1,Wool bag,12\n')
  const row = await shop.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'product.import')
    .orderBy('at', 'desc')
    .executeTakeFirstOrThrow()
  expect(row.changes).toMatchObject({
    'LOG-1': [
      { name: 'Felt bag', price: 10 },
      { name: 'Wool bag', price: 12 },
    ],
    changed: [null, 1],
  })
})

async function send(
  text: string | Uint8Array<ArrayBuffer>,
  isDryRun = false,
): Promise<{ status: number; body: ProductImport & { code?: string } }> {
  const answer = await fetch(`${origin}/api/admin/product-imports${isDryRun ? '?dry_run=true' : ''}`, {
    method: 'POST',
    headers: { authorization },
    body: fileOf(text),
  })
  return { status: answer.status, body: (await answer.json()) as ProductImport }
}
