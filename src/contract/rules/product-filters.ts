/** What the back office's list of products can be narrowed to by what is left. */
export const stockStates = ['low', 'out', 'pre_order'] as const
/** English is always there. */
export const translatedLanguages = ['ru', 'kk'] as const
export const productStatuses = ['draft', 'active', 'archived'] as const
