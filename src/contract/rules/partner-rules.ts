export const partnerStatuses = ['applied', 'invited', 'active', 'suspended', 'declined'] as const
export type PartnerStatus = (typeof partnerStatuses)[number]

/** Parts of the list that no status tells: to whom something is owed, and who has brought nothing for so many days. */
export const partnerConcerns = ['owed', 'quiet'] as const
export type PartnerConcern = (typeof partnerConcerns)[number]
export const quietAfterDays = 30

/** What an admin can turn a partner of each status to. Who is invited becomes active by accepting. */
export const partnerTurns: Readonly<Record<PartnerStatus, readonly PartnerStatus[]>> = {
  applied: ['active', 'declined'],
  invited: [],
  active: ['suspended'],
  suspended: ['active'],
  declined: ['active'],
}

export const locationKinds = ['shop', 'cafe', 'hotel', 'school', 'market', 'other'] as const
export type LocationKind = (typeof locationKinds)[number]

export const mostLocations = 200

/** What a commission is for: an order, money of it that went back, or what an admin sets right. */
export const commissionKinds = ['order', 'refund', 'correction'] as const
export type CommissionKind = (typeof commissionKinds)[number]

export const commissionStates = ['pending', 'approved', 'paid', 'void'] as const
export type CommissionState = (typeof commissionStates)[number]

/** Where a brought order stands for its partner; `waiting` until it is paid. */
export const referralStates = ['waiting', ...commissionStates] as const
export type ReferralState = (typeof referralStates)[number]

/** By what an order was told to be the partner's own. */
export const ownOrderSigns = ['account', 'email', 'phone', 'address'] as const
export type OwnOrderSign = (typeof ownOrderSigns)[number]

/** Without the characters that look alike. */
export const trackingAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const trackingCodeLength = 8

/** As people type it, whatever its case; undefined for what can be no code. */
export function readTrackingCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : undefined
}
