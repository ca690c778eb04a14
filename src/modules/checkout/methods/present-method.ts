import { perOther } from '#contract/languages.ts'
import { accountIdOf } from '#contract/actor.ts'
import { isCountryCode } from '#contract/countries.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import type { AdminPaymentMethod } from '#contract/payment-methods.ts'
import type { Ctx } from '#modules/context.ts'
import { imageUrl } from '#modules/media/index.ts'
import { gatewayOf } from '../gateways.ts'
import { type MethodTexts, textsIn } from '../method-texts.ts'
import type { Method } from './method-store.ts'
import { presentDetails, presentDuitnow } from './payment-details.ts'

export function presentMethodForAdmin(ctx: Pick<Ctx, 'actor' | 'memory'>, method: Method): AdminPaymentMethod {
  const { waiting } = method
  return {
    id: method.id,
    type: method.type,
    title: method.title,
    description: method.description,
    instructions: method.instructions,
    translations: perOther((language) => whole(textsIn(method, language))),
    account_number: method.account_number,
    bank_name: method.bank_name,
    beneficiary_name: method.beneficiary_name,
    swift_code: method.swift_code,
    image_url: method.picture_key === null ? null : imageUrl(method.picture_key),
    duitnow: presentDuitnow(method.duitnow_payload),
    show_bank_details: method.show_bank_details,
    display_order: method.display_order,
    is_active: method.is_active,
    countries: method.countries.filter(isCountryCode),
    amount_from: moneyOrNull(method.amount_from),
    amount_to: moneyOrNull(method.amount_to),
    gateway: gatewayOf(ctx, method.type),
    waiting: waiting && {
      details: presentDetails(waiting.details),
      by: waiting.name,
      is_own: waiting.accountId === accountIdOf(ctx.actor),
      asked_at: waiting.askedAt.toISOString(),
    },
    created_at: method.created_at.toISOString(),
    updated_at: method.updated_at.toISOString(),
  }
}

function whole({ title = '', description = '', instructions = '' }: MethodTexts) {
  return { title, description, instructions }
}
