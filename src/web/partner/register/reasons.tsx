import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Motif, type MotifProps } from '#web/ui/motif.tsx'

const reasons: readonly { name: 'share' | 'print' | 'figures'; motif: MotifProps['name'] }[] = [
  { name: 'share', motif: 'bactrian-camel' },
  { name: 'print', motif: 'shai' },
  { name: 'figures', motif: 'golden-eagle' },
]

export function Reasons({ percent }: { percent: string }) {
  const t = useMessages('partner-join')
  return (
    <div className="mt-14 grid gap-x-16 gap-y-10 sm:grid-cols-3 lg:mt-20">
      {reasons.map(({ name, motif }) => (
        <section key={name} aria-labelledby={`reason-${name}`} className="border-t-2 border-tile pt-5">
          <div aria-hidden="true" className="mb-4 size-16 *:size-full">
            <Motif name={motif} />
          </div>
          <h2 id={`reason-${name}`} className="font-display text-heading-3">
            {name === 'share' ? t('reason.share.title', { percent }) : t(`reason.${name}.title`)}
          </h2>
          <p className="mt-2 text-body">{t(`reason.${name}.text`)}</p>
        </section>
      ))}
    </div>
  )
}
