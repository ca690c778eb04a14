import { letterLengths } from '#contract/rules/letter-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TrashIcon } from '#web/ui/icons.tsx'
import { AddressField } from './address-field.tsx'
import { CodeField } from './code-field.tsx'
import type { LetterFacts } from './letter-facts.ts'
import type { Shown } from './letter-columns.ts'
import { type BlockRow, type ByLanguage, mayHaveWords } from './letter-draft.ts'
import { PictureField } from './picture-field.tsx'
import { ProductsField } from './products-field.tsx'
import { StoryField } from './story-field.tsx'
import { WordsFields } from './words-fields.tsx'

export type BlockRowPartProps = {
  row: BlockRow
  facts: LetterFacts
  shown: Shown
  written: ByLanguage<boolean>
  onChange: (change: Partial<BlockRow>) => void
  onRemove: () => void
}

export function BlockRowPart({ row, facts, shown, written, onChange, onRemove }: BlockRowPartProps) {
  const t = useMessages('admin-letter')
  const { id, type, words } = row
  const name = t(`block.${type}`)
  return (
    <section id={`block-${id}`} aria-label={name} tabIndex={-1} className="grid min-w-0 scroll-mt-32 grid-cols-1 gap-2 py-2 outline-none">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-tiny font-medium text-smoke">{name}</h2>
        <IconButton size="dense" label={t('block.remove', { name })} onClick={onRemove}>
          <TrashIcon className="size-4" />
        </IconButton>
      </div>
      {type === 'picture' && <PictureField imageKey={row.imageKey} onChange={(imageKey) => onChange({ imageKey })} />}
      {type === 'products' && (
        <ProductsField chosen={row.productIds} known={facts.products} onChange={(productIds) => onChange({ productIds })} />
      )}
      {type === 'story' && <StoryField stories={facts.stories} chosen={row.storyId} onChange={(storyId) => onChange({ storyId })} />}
      {type === 'code' && <CodeField codes={facts.codes} code={row.code} onChange={(code) => onChange({ code })} />}
      {mayHaveWords(type) && type !== 'heading' && type !== 'text' && (
        <p className="text-tiny font-medium text-smoke">{t(`words.${type as 'text'}`)}</p>
      )}
      {mayHaveWords(type) && (
        <WordsFields
          id={`words-${id}`}
          label={t(`words.${type as 'text'}`)}
          words={words}
          most={mostOf(type)}
          shown={shown}
          written={written}
          isLong={type === 'text'}
          isHeading={type === 'heading'}
          isOptional={type === 'story' || type === 'code'}
          onChange={(next) => onChange({ words: next })}
        />
      )}
      {(type === 'button' || type === 'picture') && (
        <AddressField id={`address-${id}`} isOptional={type === 'picture'} href={row.href} onChange={(href) => onChange({ href })} />
      )}
      {type === 'divider' && <hr className="my-2 border-wool" />}
    </section>
  )
}

function mostOf(type: BlockRow['type']): number {
  if (type === 'text') return letterLengths.text
  return type === 'button' ? letterLengths.button : letterLengths.heading
}
