export const adjustReasons = ['counted', 'received', 'damaged', 'other'] as const
export type AdjustReason = (typeof adjustReasons)[number]
