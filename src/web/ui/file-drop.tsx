import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { UploadIcon } from './icons.tsx'
import { ProgressBar } from './progress-bar.tsx'

export type FileDropProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  name?: string
  /** As for `<input accept>`: `image/png,application/pdf`. Not every browser filters dropped files, so the caller checks them. */
  accept?: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
  /** Shown during the upload: percent, and a text about it. */
  progress?: { percent: number; label: string }
}

/** A file input as large as its frame, so that the browser itself accepts files dropped there. */
export function FileDrop({ label, hint, error, name, accept, multiple = false, disabled = false, onFiles, progress }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const edge = over ? 'border-lapis bg-selected' : 'border-edge bg-surface has-hover:border-ink'

  return (
    <div>
      <div
        className={classNames(
          'relative flex min-h-32 flex-col items-center justify-center gap-2 rounded-edge border-[1.5px] border-dashed px-5 py-6 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring) has-disabled:bg-wool has-disabled:text-smoke',
          error ? 'border-pomegranate' : edge,
        )}
      >
        <UploadIcon className="size-6 text-lapis" />
        <label htmlFor={id} className="text-label font-bold text-balance">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-small text-balance text-smoke">
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '') || undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // Without this, choosing the same file again after an error fires no event.
            event.target.value = ''
            if (files.length > 0) onFiles(files)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
      </div>
      {progress && <ProgressBar label={progress.label} value={progress.percent} className="mt-3" />}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-small font-medium text-pomegranate">
          {error}
        </p>
      )}
    </div>
  )
}
