import { randomInt } from 'node:crypto'

const digits = [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 11, 12] as const

/** Returns candidate order numbers: random, so they do not reveal turnover, and longer ones in case the shorter ones are taken. */
export function drawOrderNumbers(): string[] {
  return digits.map((length) => `UND-${randomInt(10 ** (length - 1), 10 ** length)}`)
}

/** Accepts the usual spellings: 'und-48213', ' UND 48213 ', '48213', '№ UND-48213'. */
export function normaliseOrderNumber(typed: string): string {
  return typed
    .trim()
    .toUpperCase()
    .replace(/^[\s#№]*(?:UND)?[\s#№-]*(\d+)$/, 'UND-$1')
}
