import { useMessages } from '#web/browser/messages/use-messages.ts'
import { FoldedText } from '#web/ui/folded-text.tsx'
import { SpinnerIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Values } from './merge-values.ts'
import type { Edit } from './use-edit.ts'

/** Bar at the bottom of the window while there are unsaved changes. Lists them and offers to save or discard. */
export function UnsavedBar<V extends Values>({ edit }: { edit: Edit<V> }) {
  const t = useMessages('admin-edit')
  const common = useMessages('admin')
  const { changed, labels, isSaving } = edit
  return (
    <div aria-live="polite" data-foot-bar className="sticky bottom-2 z-20 empty:hidden max-md:bottom-18 print:hidden">
      {changed.length > 0 && (
        <div className="on-cloth flex flex-wrap items-center gap-x-4 gap-y-1 rounded-edge bg-night px-4 py-2 text-bone shadow-float dark:ring-1 dark:ring-night-raised">
          <span className="font-bold">{t('unsaved', { count: changed.length })}</span>
          <div className="min-w-0 flex-1 text-night-text max-sm:basis-full">
            <FoldedText lines={2}>{changed.map((key) => labels[key]).join(', ')}</FoldedText>
          </div>
          <a
            href={`#edit-${changed[0]}`}
            className="inline-flex min-h-9 items-center rounded-edge px-2 font-bold hover:bg-night-raised max-sm:hidden"
          >
            {t('see')}
          </a>
          <button
            type="button"
            disabled={isSaving}
            onClick={edit.discard}
            className="press min-h-9 rounded-edge px-2 font-bold hover:bg-night-raised max-sm:min-h-11 max-sm:flex-1"
          >
            {common('unsaved.discard')}
          </button>
          <button
            type="button"
            aria-disabled={isSaving || undefined}
            onClick={() => {
              if (!isSaving) void edit.save()
            }}
            className="press inline-flex min-h-9 items-center justify-center gap-2 rounded-edge bg-bone px-4 font-bold text-lapis-cloth hover:bg-wool-cloth max-sm:min-h-11 max-sm:flex-1"
          >
            {isSaving && <SpinnerIcon className="size-4 animate-spin" />}
            {t('save')}
            <span className="max-sm:hidden">
              <Kbd>Ctrl S</Kbd>
            </span>
          </button>
        </div>
      )}
    </div>
  )
}
