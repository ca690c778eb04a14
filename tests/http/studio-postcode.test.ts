import { expect, it } from 'vitest'
import { shopWithAccounts } from '#tests/support/accounts.ts'

const { call, admin } = await shopWithAccounts()
const token = await admin('owner@example.com')
const change = (body: object) => call('PATCH', '/api/admin/settings', { token, body })

it.each(['-1', '5048', '504800', 'ABCDE'])('refuses %s as the studio’s postcode in Malaysia', async (studio_zip) => {
  expect(await change({ studio_zip })).toMatchObject({
    status: 422,
    body: { fields: { studio_zip: 'A Malaysian postcode has five digits, such as 50480' } },
  })
})

it('takes the studio’s postcode as its country writes it', async () => {
  expect(await change({ studio_country: 'SG', studio_zip: '???' })).toMatchObject({
    status: 422,
    body: { fields: { studio_zip: 'Please check the postcode' } },
  })
  expect(await change({ studio_country: 'SG', studio_zip: ' 018956 ' })).toMatchObject({ status: 200, body: { studio_zip: '018956' } })
  expect((await change({ studio_country: 'MY' })).body).toMatchObject({ fields: { studio_zip: expect.any(String) } })
  expect(await change({ studio_country: 'MY', studio_zip: '10200' })).toMatchObject({ status: 200 })
  expect(await change({ studio_zip: '' })).toMatchObject({ status: 200 })
})
