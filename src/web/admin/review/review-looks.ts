export const reviewLooks = { waiting: 'pending', approved: 'completed', refused: 'cancelled' } as const
