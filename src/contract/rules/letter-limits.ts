export const letterLengths = { name: 120, subject: 150, preheader: 200, heading: 200, text: 5000, button: 60, href: 1000 } as const
/** What stands there when somebody first chooses who bought lately, or bought nothing lately. */
export const usualBoughtDays = 90
export const usualNotBoughtDays = 180
export const mostBlocks = 40
export const mostProductsInBlock = 12
/** Gmail shows no more of a letter than this. */
export const mostLetterBytes = 102 * 1024
/** The only placeholder: how the reader is called, or a friendly word where no name is known. */
export const namePlaceholder = '{{name}}'
