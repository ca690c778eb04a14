/** Where the shop's days begin and end. */
export const shopTimeZone = 'Asia/Kuala_Lumpur'

/** Kuala Lumpur has kept UTC+8, without summer time, since 1982. */
export const shopOffsetMs = 8 * 3_600_000
