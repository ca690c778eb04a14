/** Values allowed by both Google's and Meta's product specifications. */
export const genders = ['female', 'male', 'unisex'] as const
export type Gender = (typeof genders)[number]
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const
export type AgeGroup = (typeof ageGroups)[number]
