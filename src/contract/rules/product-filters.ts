export const stockStates = ['low', 'out', 'pre_order'] as const
/** English always exists. */
export const translatedLanguages = ['ru', 'kk'] as const
export const productStatuses = ['draft', 'active', 'archived'] as const
