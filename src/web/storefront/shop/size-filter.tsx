import { sizeGroupsOf } from '#web/commerce/size-system.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { followedByForm } from './followed-by-form.ts'

export type SizeFilterProps = { counts: Readonly<Record<string, number>>; chosen: readonly string[] }

/** Boxes for several sizes, with children's ages in a separate group. Shows only chosen sizes and those with results. */
export function SizeFilter({ counts, chosen }: SizeFilterProps) {
  const t = useMessages('shop')
  const goods = useMessages('goods')
  return sizeGroupsOf([...new Set([...Object.keys(counts), ...chosen])]).map(({ system, sizes }) => (
    <fieldset key={system} className="min-w-0">
      <legend className="mb-2 text-label font-bold">{goods(`choose.size.${system}`)}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-1.5">
        {sizes.map((size) => (
          <label
            key={size}
            className="press relative flex h-11 cursor-pointer items-center justify-center rounded-edge border-[1.5px] border-edge bg-surface px-1 text-label hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-milk has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
          >
            <input
              type="checkbox"
              name="sizes"
              value={size}
              checked={chosen.includes(size)}
              onChange={followedByForm}
              aria-label={t('size.withCount', { size, count: counts[size] ?? 0 })}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <span aria-hidden="true" className="figures">
              {size}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  ))
}
