export const stockStates = ['low', 'out', 'pre_order'] as const
/** English is always there. */
export const translatedLanguages = ['ru', 'kk'] as const
export const productStatuses = ['draft', 'active', 'archived'] as const
