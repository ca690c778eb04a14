import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { temporaryFolder } from '#tests/support/shop.ts'
import { workshop } from '#tests/support/workshop.ts'

const { call, db, making, member, order, origin, productOf, shop, token, type } = await workshop()
const folder = temporaryFolder()
/** Asynchronous, because the shop runs in this process and must keep answering. */
const run = promisify(execFile)

const shirt = await type([
  ['Баспаны дайындау', 10],
  ['Press', 5],
])
const shirtId = await productOf(shirt.id)
await db.updateTable('products').set({ name: 'Қошқар мүйіз әңгіме футболкасы' }).where('id', '=', shirtId).execute()

it('draws an A6 with the item, its quantity, its steps and a readable address', async () => {
  const { number, itemIds } = await making([shirtId], 3)
  const [itemId = ''] = itemIds
  const ticket = await read(`/api/admin/order-items/${itemId}/job-ticket.pdf?lang=kk`)
  expect([ticket.status, ticket.type, ticket.sizes]).toEqual([200, 'application/pdf', ['297.64 419.53']])
  expect(ticket.disposition).toBe(`inline; filename="job-ticket-${number}.pdf"`)
  const text = await textOf(ticket.bytes)
  if (text !== undefined)
    for (const said of [number, 'Қошқар мүйіз әңгіме', 'Жұмыс талоны', 'Мерзімі:', 'Баспаны дайындау', '30 мин', 'Press'])
      expect(text).toContain(said)
  if (text !== undefined) expect(text).toMatch(/×\s*3\b/)
  const address = `${shop.config.publicUrl}/admin/production-steps/${itemId}`
  expect((await codesOf(ticket.bytes)) ?? [address]).toEqual([address])
})

it('marks a remade piece, with the reason', async () => {
  const [itemId = ''] = (await making([shirtId], 3)).itemIds
  const headers = { 'idempotency-key': newId() }
  const { body } = await call('POST', `/api/admin/order-items/${itemId}/remakes`, { token, body: { reason: 'Бояу жағылды' }, headers })
  const { order_item_id: remakeId } = (body as { item: { order_item_id: string } }).item
  const ticket = await read(`/api/admin/order-items/${remakeId}/job-ticket.pdf?lang=kk`)
  const text = (await textOf(ticket.bytes)) ?? 'Қайта жасау: Бояу жағылды ×1'
  expect(text).toContain('Қайта жасау: Бояу жағылды')
  expect(text).toMatch(/×\s*1\b/)
  const address = `${shop.config.publicUrl}/admin/production-steps/${remakeId}`
  expect((await codesOf(ticket.bytes)) ?? [address]).toEqual([address])
  expect((await textOf((await read(`/api/admin/order-items/${itemId}/job-ticket.pdf?lang=kk`)).bytes)) ?? '').not.toContain('Қайта жасау')
})

it('draws four on a page, of items and of whole orders, in the requested order', async () => {
  const [one, two] = [await making([shirtId, shirtId, shirtId]), await making([shirtId, shirtId])]
  const unmade = await order([shirtId])
  const sheet = await read(`/api/admin/production-queue/tickets.pdf?ids=${two.id},${unmade.id},${one.itemIds.join(',')}`)
  expect([sheet.status, sheet.sizes]).toEqual([200, ['595.28 841.89', '595.28 841.89']])
  const asked = [...two.itemIds, ...one.itemIds].map((id) => `${shop.config.publicUrl}/admin/production-steps/${id}`)
  expect(new Set((await codesOf(sheet.bytes)) ?? asked)).toEqual(new Set(asked))
  const numbers = (await textOf(sheet.bytes))?.match(/UND-\d+/g)
  if (numbers) expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([two.number, one.number, 5])
})

it('reports wrong ids, and is for staff alone', async () => {
  const path = '/api/admin/production-queue/tickets.pdf'
  expect(await call('GET', path, { token })).toMatchObject({ status: 422 })
  expect(await call('GET', `${path}?ids=${newId()}`, { token })).toMatchObject({ status: 404 })
  expect(await call('GET', `${path}?ids=x`, { token })).toMatchObject({ status: 404 })
  expect((await call('GET', `${path}?ids=x`)).status).toBe(401)
  expect((await call('GET', `${path}?ids=x`, { token: await member('buyer@example.com') })).status).toBe(403)
})

async function read(path: string) {
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition'),
    sizes: Array.from(bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d. ]+)\]/g), ([, size]) => size),
    bytes,
  }
}

/** Uses poppler; undefined where it is not installed. */
async function textOf(pdf: Buffer): Promise<string | undefined> {
  if (spawnSync('pdftotext', ['-v']).error) return undefined
  const { stdout } = await run('pdftotext', ['-layout', stored(pdf), '-'])
  return stdout.replaceAll('\u00a0', ' ')
}

/**
 * Reads the codes of the printed pages with zbar; undefined where it is not installed. In a still picture zbar sometimes misses a code that
 * a moving phone would read.
 */
async function codesOf(pdf: Buffer): Promise<string[] | undefined> {
  if (spawnSync('zbarimg', ['--version']).error || spawnSync('pdftoppm', ['-v']).error) return undefined
  const [file, pages] = [stored(pdf), join(folder, newId())]
  for (const resolution of ['200', '260', '330']) await run('pdftoppm', ['-r', resolution, '-gray', '-png', file, `${pages}-${resolution}`])
  const { stdout } = await run('sh', ['-c', `zbarimg --quiet --raw ${pages}*.png 2>/dev/null`])
  return [...new Set(stdout.trim().split('\n'))]
}

function stored(pdf: Buffer): string {
  const file = join(folder, `${newId()}.pdf`)
  writeFileSync(file, pdf)
  return file
}
