import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { GeneralSizes } from './size-guide-link.tsx'

/** Body measures in cm, after EN 13402-3: chest girth for letters, height for ages. */
const bodies: Record<GeneralSizes['system'], Record<string, string>> = {
  letters: { XS: '78–86', S: '86–94', M: '94–102', L: '102–110', XL: '110–118', XXL: '118–129' },
  years: { '2–3': '92–98', '4–5': '104–110', '6–7': '116–122', '8–9': '128–134', '10–11': '140–146' },
  months: { '0–3': '50–62', '3–6': '62–68', '6–12': '68–80', '12–18': '80–86' },
}

export type SizeGuideProps = GeneralSizes & { open: boolean; onOpenChange: (open: boolean) => void }

export function SizeGuide({ system, sizes, open, onOpenChange }: SizeGuideProps) {
  const t = useMessages('product')
  const shell = useMessages('shell')
  const measures = bodies[system]
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('sizeGuide.title')}
      description={t(`sizeGuide.how.${system}`)}
      closeLabel={shell('action.close')}
      size="small"
    >
      <table className="figures w-full text-body">
        <thead>
          <tr className="border-b border-wool text-left text-small text-smoke">
            <th scope="col" className="py-2 font-normal">
              {t(`sizeGuide.size.${system}`)}
            </th>
            <th scope="col" className="py-2 text-right font-normal">
              {t(`sizeGuide.measure.${system}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} className="border-b border-wool">
              <th scope="row" className="py-2.5 text-left font-medium">
                {size}
              </th>
              <td className="py-2.5 text-right">{measures[size] ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
