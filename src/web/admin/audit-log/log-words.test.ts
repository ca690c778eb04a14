import { expect, it } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { auditActions, auditEntities, entityOfAction } from '#contract/rules/audit-actions.ts'
import en from '../../../../messages/en/admin-log.json' with { type: 'json' }
import kk from '../../../../messages/kk/admin-log.json' with { type: 'json' }
import ru from '../../../../messages/ru/admin-log.json' with { type: 'json' }
import { z } from 'zod'
import { shippingZones } from '#contract/countries.ts'
import { campaignStatuses } from '#contract/campaigns.ts'
import { subscriberSources, subscriberStatuses } from '#contract/subscribers.ts'
import { stepStatuses } from '#contract/rules/production-rules.ts'
import { returnStatuses } from '#contract/rules/return-rules.ts'
import { reviewStatuses } from '#contract/rules/review-rules.ts'
import { pickupChoices, scanResults } from '#contract/rules/stall-terms.ts'
import { discountKinds } from '#contract/rules/code-discount.ts'
import { shopSettings } from '#contract/settings.ts'
import { addressOf, entityName, fieldName, sentenceOf, valueText } from './log-words.ts'

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('names each action and each kind of thing in words of its own in %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  const sentences = auditActions.map((action) => `${entityName(t, entityOfAction(action) ?? '')}: ${sentenceOf(t, action)}`)
  expect(new Set(sentences).size).toBe(auditActions.length)
  expect(sentences.filter((text) => text.includes('action.') || text.startsWith(t('entity.other')))).toEqual([])
  expect(new Set(auditEntities.map((entity) => entityName(t, entity))).size).toBe(auditEntities.length)
})

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('names each setting in words of %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  const unnamed = Object.keys(shopSettings.omit({ updated_at: true }).shape).filter((key) => fieldName(t, key) === key.replaceAll('_', ' '))
  expect(unnamed).toEqual([])
})

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('says each choice of a setting and of a discount in words of %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  const { studio_country: _country, ...shape } = shopSettings.shape
  const choices = Object.values(shape).flatMap((schema) => (schema instanceof z.ZodEnum ? schema.options.map(String) : []))
  expect(choices).toContain('second_admin')
  const raw = [...choices, ...discountKinds, ...shippingZones].filter(
    (choice) => valueText(t, language, choice, 'settings') === choice && choice.length > 0,
  )
  // In English some choices are words already.
  expect(raw.filter((choice) => language !== 'en' || choice.includes('_'))).toEqual([])
})

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('names each field of a discount and of a payment method in words of %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  const sentences = [
    'code',
    'kind',
    'value',
    'minimum',
    'starts_at',
    'ends_at',
    'uses_limit',
    'per_account_limit',
    'product_ids',
    'category_ids',
    'members_only',
  ]
  const paid = [
    'type',
    'title',
    'account_number',
    'bank_name',
    'beneficiary_name',
    'swift_code',
    'show_bank_details',
    'duitnow',
    'is_active',
  ]
  expect([...sentences, ...paid].filter((field) => fieldName(t, field).includes('_') || fieldName(t, field) === `named.${field}`)).toEqual(
    [],
  )
})

it('names discontinued entries by their verb', () => {
  const t = createAreaTranslator<'admin-log'>('en', en)
  expect([sentenceOf(t, 'banner.delete'), sentenceOf(t, 'banner.turn'), entityName(t, 'banner')]).toEqual(['deleted', 'changed', 'Other'])
})

it('links to the page of a thing, and to none if it is gone', () => {
  const to = (entry: Pick<AuditEntry, 'action' | 'entity' | 'entity_id'>) =>
    addressOf({
      ...entry,
      entity_name: 'Felt',
      id: '1',
      at: '2026-01-01T00:00:00Z',
      actor: { id: '1', email: null, name: null, role: 'admin' },
      changes: {},
      request_id: '1',
    })
  expect(to({ action: 'discount.change', entity: 'discount', entity_id: '7' })).toBe('/admin/discounts/7')
  expect(to({ action: 'discount.delete', entity: 'discount', entity_id: '7' })).toBeUndefined()
  expect(to({ action: 'product_type.remove', entity: 'product_type', entity_id: '7' })).toBeUndefined()
  expect(to({ action: 'payment_method.reorder', entity: 'payment_method', entity_id: 'all' })).toBe('/admin/payment-methods')
  expect(to({ action: 'settings.change', entity: 'settings', entity_id: 'checkout' })).toBe('/admin/checkout-settings')
  expect(to({ action: 'production.step', entity: 'order_item', entity_id: '7' })).toBe('/admin/production-steps/7')
  expect(to({ action: 'banner.turn', entity: 'banner', entity_id: '7' })).toBeUndefined()
})

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('says how far a campaign and a subscription are in words of %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  const fields = ['send_at', 'languages', 'audience', 'bought_within_days', 'not_bought_within_days', 'imported', 'skipped', 'source']
  expect(fields.filter((field) => fieldName(t, field) === field.replaceAll('_', ' '))).toEqual([])
  const raw = [...campaignStatuses, ...subscriberStatuses, ...subscriberSources].filter(
    (word) => valueText(t, language, word, 'campaign') === word,
  )
  expect(language === 'en' ? [] : raw).toEqual([])
  expect(valueText(t, language, {}, 'campaign')).toBe(valueText(t, language, '', 'campaign'))
  expect(valueText(t, language, ['en', 'kk'], 'campaign')).not.toMatch(/\b(en|kk)\b/)
})

it.each([
  ['en', en],
  ['ru', ru],
  ['kk', kk],
] as const)('says the status of a review, a return and a step in words of its own in %s', (language, catalogue) => {
  const t = createAreaTranslator<'admin-log'>(language, catalogue)
  expect(valueText(t, language, 'approved', 'review')).not.toBe(valueText(t, language, 'approved', 'settings'))
  expect(valueText(t, language, 'received', 'return')).not.toBe(valueText(t, language, 'received', 'order'))
  // A code that is forged or unknown belongs to no order.
  const event = scanResults.filter((result) => result === 'forged' || result === 'unknown')
  const order = [...scanResults.filter((result) => result !== 'forged' && result !== 'unknown'), ...pickupChoices]
  const logged = { review: reviewStatuses, return: returnStatuses, order_item: stepStatuses, order, event }
  const raw = Object.entries(logged).flatMap(([entity, words]) => words.filter((word) => valueText(t, language, word, entity) === word))
  expect(raw.filter((word) => language !== 'en' || word.includes('_'))).toEqual([])
})
