import type { Listener } from '#modules/context.ts'
import { accounts } from '#modules/accounts/module.ts'
import { agents } from '#modules/agents/module.ts'
import { analytics } from '#modules/analytics/module.ts'
import { automations } from '#modules/automations/module.ts'
import { backups } from '#modules/backups/module.ts'
import { audit } from '#modules/audit/module.ts'
import { campaigns } from '#modules/campaigns/module.ts'
import { carts } from '#modules/carts/module.ts'
import { catalog } from '#modules/catalog/module.ts'
import { checkout } from '#modules/checkout/module.ts'
import { content } from '#modules/content/module.ts'
import { desk } from '#modules/desk/module.ts'
import { discounts } from '#modules/discounts/module.ts'
import { discovery } from '#modules/discovery/module.ts'
import { einvoice } from '#modules/einvoice/module.ts'
import { events } from '#modules/events/module.ts'
import { figures } from '#modules/figures/module.ts'
import { identity } from '#modules/identity/module.ts'
import { inventory } from '#modules/inventory/module.ts'
import { letters } from '#modules/letters/module.ts'
import { limits } from '#modules/limits/module.ts'
import { live } from '#modules/live/module.ts'
import { mail } from '#modules/mail/module.ts'
import { media } from '#modules/media/module.ts'
import type { Module } from '#modules/module.ts'
import { newsletter } from '#modules/newsletter/module.ts'
import { once } from '#modules/once/module.ts'
import { orders } from '#modules/orders/module.ts'
import { partnerCodes } from '#modules/partner-codes/module.ts'
import { partners } from '#modules/partners/module.ts'
import { payments } from '#modules/payments/module.ts'
import { production } from '#modules/production/module.ts'
import { promises } from '#modules/promises/module.ts'
import { returns } from '#modules/returns/module.ts'
import { reviews } from '#modules/reviews/module.ts'
import { settings } from '#modules/settings/module.ts'
import { shipping } from '#modules/shipping/module.ts'
import { notices } from '#modules/notices/module.ts'
import { stall } from '#modules/stall/module.ts'
import { studio } from '#modules/studio/module.ts'
import { support } from '#modules/support/module.ts'
import { system } from '#modules/system/module.ts'
import { views } from '#modules/views/module.ts'

/**
 * Every module of the shop, after the modules that it uses. They open, receive events, run nightly jobs and delete personal data in this
 * order.
 */
const listed = [
  limits,
  backups,
  audit,
  settings,
  inventory,
  media,
  shipping,
  promises,
  catalog,
  events,
  live,
  identity,
  once,
  content,
  newsletter,
  notices,
  support,
  views,
  analytics,
  discounts,
  checkout,
  orders,
  reviews,
  carts,
  production,
  studio,
  payments,
  returns,
  stall,
  accounts,
  partners,
  partnerCodes,
  einvoice,
  agents,
  letters,
  campaigns,
  automations,
  figures,
  discovery,
  desk,
  system,
  mail,
] as const

export type Listed = (typeof listed)[number]
export const modules: readonly Module[] = listed

export const listeners: readonly Listener[] = modules.flatMap(({ listens = [] }) => listens)
