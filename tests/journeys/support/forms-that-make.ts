import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './calls.ts'
import { expect, openPage, test } from './journey.ts'
import { newAddress } from './mails.ts'
import { newMember, orderOne } from './new-member.ts'
import { signInAs } from './signing-in.ts'
import { startingWith, translatorIn } from './translator.ts'

const t = translatorIn('en')
const rows = z.looseObject({}).array()
export const made = z.looseObject({ id: z.string() })

/** A screen’s form, in the terms of the journey about lost answers. */
export type Form = {
  isWrite: (address: string, method: string) => boolean
  /** Fills in the first or second thing. */
  fill: (nth: number) => Promise<void>
  button: () => Locator
  /** Returns how many things the shop has. */
  count: () => Promise<number>
  /** Expects the screen to show this one, once. */
  shows: (nth: number) => Promise<void>
}
export type Someone = () => Promise<Page>
export const unique = () => crypto.randomUUID().slice(0, 8).toUpperCase()

async function listAt(page: Page, path: string, name?: string): Promise<z.infer<typeof rows>> {
  const body: unknown = await (await page.request.get(path)).json()
  return rows.parse(name === undefined ? body : z.looseObject({}).parse(body)[name])
}

async function openOrder(page: Page, someoneElse: Someone) {
  const buyer = await someoneElse()
  await newMember(buyer, 'pressed')
  const order = await orderOne(buyer, 'shai-mug')
  await signInAs(page, 'staff')
  return order
}

async function countOfKind(page: Page, orderId: string, kind: string): Promise<number> {
  const entries = await listAt(page, `/api/admin/orders/${orderId}`, 'timeline')
  return entries.filter((entry) => entry['kind'] === kind).length
}

export async function countNamed(page: Page, path: string, list: string, name: string, key = 'name'): Promise<number> {
  return (await listAt(page, path, list)).filter((one) => String(one[key]).startsWith(name)).length
}

/** The save button of a page that makes a thing, and the page of that thing. */
export function savedOn(page: Page, folder: string, name: string): Pick<Form, 'button' | 'shows'> {
  return {
    button: () => page.getByRole('button', { name: startingWith(t('admin-edit:save')) }).first(),
    async shows(nth) {
      await expect(page).toHaveURL(new RegExp(`/admin/${folder}/(?:edit/)?[\\w-]{36}`))
      await expect(page.getByRole('heading', { level: 1, name: `${name} ${nth}` })).toBeVisible()
    },
  }
}

/** Forms that make something, by the name of the thing. */
export const forms: Record<string, (page: Page, someoneElse: Someone) => Promise<Form>> = {
  async 'a refund'(page, someoneElse) {
    const { id, order_number } = await openOrder(page, someoneElse)
    const origin = test.info().project.use.baseURL ?? ''
    await page.request.put(`/api/admin/orders/${id}/status`, { headers: { origin }, data: { status: 'processing' } })
    await openPage(page, `/admin/orders/${order_number}`)
    const dialog = page.getByRole('dialog', { name: t('admin-order:refund.dialog', { number: order_number }) })
    return {
      isWrite: (address) => address === `/api/admin/orders/${id}/refunds`,
      async fill(nth) {
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.getByRole('button', { name: t('admin-order:refund.give'), exact: true }).click()
        await dialog.getByRole('textbox', { name: t('admin-order:refund.amount') }).fill(`${nth}.50`)
      },
      button: () => dialog.getByRole('button', { name: t('admin-order:refund.confirm') }),
      count: async () => (await listAt(page, `/api/admin/orders/${id}/refunds`, 'refunds')).length,
      shows: (nth) => expect(page.getByText(t('admin-order:refund.noted', { amount: `RM\u00a0${nth}.50` }))).toBeVisible(),
    }
  },

  async 'a discount code'(page) {
    const code = unique()
    await signInAs(page, 'admin')
    return {
      isWrite: (address) => address === '/api/admin/discounts',
      async fill(nth) {
        await openPage(page, '/admin/discounts/new')
        await page.locator('#edit-code').fill(`${code}${nth}`)
        await page.locator('#edit-value').fill('5')
      },
      button: () => page.getByRole('button', { name: startingWith(t('admin-edit:save')) }).first(),
      count: async () => (await listAt(page, `/api/admin/discounts?q=${code}`, 'discounts')).length,
      async shows(nth) {
        await expect(page).toHaveURL(/\/admin\/discounts\/[\w-]{36}/)
        await expect(page.locator('#edit-code')).toHaveValue(`${code}${nth}`)
      },
    }
  },

  async 'a campaign'(page) {
    const name = `Campaign ${unique()}`
    await signInAs(page, 'admin')
    return {
      isWrite: (address) => address === '/api/admin/newsletter/campaigns',
      async fill(nth) {
        await openPage(page, '/admin/newsletter/campaigns/new')
        await page.getByLabel(t('admin-campaigns:name')).fill(`${name} ${nth}`)
      },
      button: () => page.getByRole('button', { name: t('admin-campaigns:begin') }),
      count: async () => (await listAt(page, `/api/admin/newsletter/campaigns?q=${encodeURIComponent(name)}`, 'campaigns')).length,
      shows: (nth) => expect(page.getByRole('heading', { level: 1, name: `${name} ${nth}` })).toBeVisible(),
    }
  },

  async 'a saved view of a list'(page) {
    const name = `View ${unique()}`
    await signInAs(page, 'admin')
    const dialog = page.getByRole('dialog')
    return {
      isWrite: (address) => address === '/api/admin/views',
      async fill(nth) {
        await openPage(page, `/admin/orders?q=${unique()}&range=all`)
        await page.getByRole('button', { name: t('admin-list:views.save') }).click()
        await page.getByRole('textbox', { name: t('admin-list:views.name') }).fill(`${name} ${nth}`)
      },
      button: () => dialog.getByRole('button', { name: t('admin-list:views.save') }),
      async count() {
        const views = await listAt(page, '/api/admin/views?list=orders', 'views')
        return views.filter((view) => String(view['name']).startsWith(name)).length
      },
      shows: (nth) =>
        expect(
          page.getByRole('navigation', { name: t('admin-list:views.label') }).getByRole('link', { name: `${name} ${nth}` }),
        ).toHaveCount(1),
    }
  },

  async 'a note on an order'(page, someoneElse) {
    const { id, order_number } = await openOrder(page, someoneElse)
    const note = `Note ${unique()}`
    await openPage(page, `/admin/orders/${order_number}`)
    const field = page.getByRole('textbox', { name: t('admin-order:notes.label') })
    return {
      isWrite: (address) => address === `/api/admin/orders/${id}/notes`,
      async fill(nth) {
        await expect(field).toHaveValue('')
        await field.fill(`${note} ${nth}`)
      },
      button: () => page.getByRole('button', { name: t('admin-order:notes.add') }),
      count: () => countOfKind(page, id, 'note'),
      shows: (nth) => expect(page.getByText(`${note} ${nth}`, { exact: true })).toHaveCount(1),
    }
  },

  async 'a repeat of a mail'(page, someoneElse) {
    const { id, order_number } = await openOrder(page, someoneElse)
    await openPage(page, `/admin/orders/${order_number}`)
    return {
      isWrite: (address) => address === `/api/admin/orders/${id}/mails`,
      fill: () => Promise.resolve(),
      button: () => page.getByRole('button', { name: startingWith(t('admin-order:mails.again')) }).first(),
      count: () => countOfKind(page, id, 'mail'),
      shows: (nth) => expect.poll(() => countOfKind(page, id, 'mail')).toBe(nth),
    }
  },

  async 'a reply in the inbox'(page) {
    const email = newAddress('pressed')
    await call(page, '/api/contact', { name: 'Lim Jia Hui', email, subject: `Sizes ${email}`, message: 'S came.' })
    await signInAs(page, 'staff')
    await openPage(page, `/admin/messages?q=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: /Lim Jia Hui/ }).click()
    const field = page.getByRole('textbox', { name: t('admin-inbox:answer') })
    const thread = page.getByRole('list', { name: t('admin-inbox:thread') })
    const { id } = made.parse((await listAt(page, `/api/admin/messages?q=${encodeURIComponent(email)}`, 'messages'))[0])
    return {
      isWrite: (address) => address === `/api/admin/messages/${id}/replies`,
      async fill(nth) {
        await expect(field).toHaveValue('')
        await field.fill(`Letter ${nth} leaves today.`)
      },
      button: () => page.getByRole('button', { name: t('admin-inbox:send'), exact: true }),
      count: async () => (await listAt(page, `/api/admin/messages/${id}`, 'thread')).length,
      shows: (nth) => expect(thread.getByText(`Letter ${nth} leaves today.`)).toHaveCount(1),
    }
  },

  async 'an adjustment of a partner’s money'(page) {
    const company = `Kopi ${unique()}`
    const application = { company, contact_name: 'Aida Noor', email: newAddress('kopi'), phone: '+60 3 2072 1234', country: 'MY' }
    await call(page, '/api/partners/applications', { ...application, city: 'Ipoh', about: 'A café by the station' })
    await signInAs(page, 'admin')
    const { id } = made.parse((await listAt(page, `/api/admin/partners?q=${encodeURIComponent(company)}`, 'partners'))[0])
    await openPage(page, `/admin/partners/${id}`)
    await page.getByRole('button', { name: t('admin-partners:approve'), exact: true }).click()
    const amount = page.getByLabel(t('admin-partners:ledger.amount'))
    return {
      isWrite: (address) => address === `/api/admin/partners/${id}/commissions`,
      async fill(nth) {
        await expect(amount).toHaveValue('')
        await amount.fill(`${nth}.50`)
        await page.getByLabel(t('admin-partners:ledger.reason')).fill(`Posters ${nth}`)
      },
      button: () => page.getByRole('button', { name: t('admin-partners:ledger.add'), exact: true }),
      count: async () => (await listAt(page, `/api/admin/partners/${id}/commissions`, 'commissions')).length,
      shows: (nth) => expect(page.getByRole('checkbox', { name: new RegExp(`Posters ${nth}`) })).toHaveCount(1),
    }
  },

  async 'an invitation of a partner'(page) {
    const email = newAddress('pressed')
    await signInAs(page, 'admin')
    await openPage(page, '/admin/partners')
    const field = page.getByRole('textbox', { name: t('admin-partners:invite.email') })
    const invited = (nth: number) => email.replace('@', `-${nth}@`)
    return {
      isWrite: (address) => address === '/api/admin/partners/invitations',
      async fill(nth) {
        await expect(field).toHaveValue('')
        await field.fill(invited(nth))
      },
      button: () => page.getByRole('button', { name: t('admin-partners:invite.send') }),
      async count() {
        const list = await listAt(page, '/api/admin/partners/invitations?limit=100', 'invitations')
        return list.filter((one) => [1, 2].some((nth) => one['email'] === invited(nth))).length
      },
      shows: (nth) => expect(page.getByRole('list', { name: t('admin-partners:invite.list') }).getByText(invited(nth))).toHaveCount(1),
    }
  },

  async 'a saved reply'(page) {
    const name = `Reply ${unique()}`
    await signInAs(page, 'admin')
    return {
      isWrite: (address) => address === '/api/admin/kept-answers',
      async fill(nth) {
        await openPage(page, '/admin/messages/answers/new')
        await page.locator('#edit-name').fill(`${name} ${nth}`)
        await page.locator('#edit-translations-en-text').fill('An L leaves today.')
      },
      ...savedOn(page, 'messages/answers', name),
      count: () => countNamed(page, '/api/admin/kept-answers?limit=100', 'kept_answers', name),
    }
  },

  async 'an address of the address book'(page) {
    await newMember(page, 'pressed')
    await openPage(page, '/account/addresses')
    const dialog = page.getByRole('dialog')
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    return {
      isWrite: (address) => address === '/api/addresses',
      async fill(nth) {
        await expect(dialog).toHaveCount(0)
        await page.getByRole('button', { name: t('account:addresses.add') }).click()
        await dialog.getByRole('combobox', { name: t('checkout:field.country') }).selectOption('KZ')
        await field(t('checkout:field.phone')).fill('+7 701 555 01 04')
        await field(t('checkout:field.address')).fill(`${nth} Dostyk Avenue`)
        await field(t('checkout:field.city')).fill('Almaty')
        await field(t('checkout:field.stateOrProvince')).fill('Almaty')
        await field(t('checkout:field.zip')).fill('050010')
      },
      button: () => dialog.getByRole('button', { name: t('account:addresses.save') }),
      count: async () => (await listAt(page, '/api/addresses')).length,
      shows: (nth) => expect(page.getByRole('article', { name: new RegExp(`${nth} Dostyk Avenue`) })).toHaveCount(1),
    }
  },

  async 'a partner’s location'(page) {
    const name = `Counter ${unique()}`
    await signInAs(page, 'partner')
    await openPage(page, '/partner/locations')
    const dialog = page.getByRole('dialog')
    return {
      isWrite: (address) => address === '/api/partner/locations',
      async fill(nth) {
        await expect(dialog).toHaveCount(0)
        await page
          .getByRole('button', { name: t('partner-places:add') })
          .first()
          .click()
        await dialog.getByRole('textbox', { name: t('partner-places:name') }).fill(`${name} ${nth}`)
      },
      button: () => dialog.getByRole('button', { name: t('partner-places:addThis') }),
      async count() {
        const locations = await listAt(page, '/api/partner/locations', 'locations')
        return locations.filter((location) => String(location['name']).startsWith(name)).length
      },
      shows: (nth) => expect(page.getByRole('article', { name: `${name} ${nth}` })).toHaveCount(1),
    }
  },
}
