export const partnerStatuses = ['applied', 'invited', 'active', 'suspended', 'declined'] as const
export type PartnerStatus = (typeof partnerStatuses)[number]

/** List filters apart from the status: partners to whom something is owed, and partners without an order for `quietAfterDays`. */
export const partnerConcerns = ['owed', 'quiet'] as const
export type PartnerConcern = (typeof partnerConcerns)[number]
export const quietAfterDays = 30

/** The statuses that an admin can give to a partner in each status. An invited partner becomes active by accepting. */
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

/** The reason for a commission: an order, a refund, or a correction by an admin. */
export const commissionKinds = ['order', 'refund', 'correction'] as const
export type CommissionKind = (typeof commissionKinds)[number]

export const commissionStates = ['pending', 'approved', 'paid', 'void'] as const
export type CommissionState = (typeof commissionStates)[number]

/** The state of a brought order for its partner; `waiting` until it is paid. */
export const referralStates = ['waiting', ...commissionStates] as const
export type ReferralState = (typeof referralStates)[number]

/** Signs that an order is the partner's own. */
export const ownOrderSigns = ['account', 'email', 'phone', 'address'] as const
export type OwnOrderSign = (typeof ownOrderSigns)[number]

/** Omits characters that look alike. */
export const trackingAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const trackingCodeLength = 8

/** Reads a code in upper or lower case; undefined if it is malformed. */
export function readTrackingCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[2-9A-HJKMNP-Z]{8}$/.test(code) ? code : undefined
}

/** A partner sees no number of visits or carts below this, except 0: few visitors could be identified. */
export const fewestPartnerVisits = 5
