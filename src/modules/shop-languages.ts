import { defaultLanguage, initialLanguages, type Language } from '#contract/languages.ts'
import type { Ctx } from './context.ts'
import { remembered } from './shop-memory.ts'

/** Replaced once the settings have been read, which an opening shop awaits. */
const held = remembered((): { on: readonly Language[] } => ({ on: initialLanguages }))

type Memory = Pick<Ctx, 'memory'>

export function noteLanguages({ memory }: Memory, on: readonly Language[]): void {
  memory.of(held).on = on
}

/** Returns the languages that are on, in the order of the switch. */
export function languagesOn({ memory }: Memory): readonly Language[] {
  return memory.of(held).on
}

/** Returns the language in which to address a reader: the stored one, or English if that is off. */
export function spokenLanguage(ctx: Memory, stored: unknown): Language {
  return languagesOn(ctx).find((language) => language === stored) ?? defaultLanguage
}
