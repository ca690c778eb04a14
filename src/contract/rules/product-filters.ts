export const stockStates = ['low', 'out', 'pre_order'] as const
export const productStatuses = ['draft', 'active', 'archived'] as const
