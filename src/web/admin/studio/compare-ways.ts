export const compareWays = ['beside', 'slide', 'difference'] as const
export type CompareWay = (typeof compareWays)[number]
