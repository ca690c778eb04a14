import type { SizeSystem } from '#web/commerce/size-system.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Dialog } from '#web/ui/dialog.tsx'

/** Sizes for which the shop has a general table. */
type GeneralSizes = { system: Exclude<SizeSystem, 'other'>; sizes: readonly string[] }
type Guide = { measures: readonly ('chest' | 'waist' | 'hips' | 'height')[]; rows: Readonly<Record<string, readonly string[]>> }

/** Body measures in cm: letters after EN 13402-3, ages by height with the girths usual for it. */
const bodies: Record<GeneralSizes['system'], Guide> = {
  letters: {
    measures: ['chest', 'waist', 'hips'],
    rows: {
      XS: ['78–86', '66–74', '82–90'],
      S: ['86–94', '74–82', '90–98'],
      M: ['94–102', '82–90', '98–106'],
      L: ['102–110', '90–98', '106–114'],
      XL: ['110–118', '98–106', '114–122'],
      XXL: ['118–129', '106–119', '122–133'],
    },
  },
  years: {
    measures: ['height', 'chest', 'waist'],
    rows: {
      '2–3': ['92–98', '53–55', '51–52'],
      '4–5': ['104–110', '57–59', '53–55'],
      '6–7': ['116–122', '61–64', '56–58'],
      '8–9': ['128–134', '66–70', '59–62'],
      '10–11': ['140–146', '73–77', '63–66'],
    },
  },
  months: {
    measures: ['height', 'chest'],
    rows: { '0–3': ['50–62', '40–44'], '3–6': ['62–68', '44–46'], '6–12': ['68–80', '46–49'], '12–18': ['80–86', '49–52'] },
  },
}

export type SizeGuideProps = GeneralSizes & { open: boolean; onOpenChange: (open: boolean) => void }

export function SizeGuide({ system, sizes, open, onOpenChange }: SizeGuideProps) {
  const t = useMessages('product')
  const shell = useMessages('shell')
  const { measures, rows } = bodies[system]
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
            {measures.map((measure) => (
              <th key={measure} scope="col" className="py-2 pl-3 text-right font-normal">
                {t(`sizeGuide.measures.${measure}`)}, {t('sizeGuide.unit')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size) => (
            <tr key={size} className="border-b border-wool">
              <th scope="row" className="py-2.5 text-left font-medium">
                {size}
              </th>
              {measures.map((measure, place) => (
                <td key={measure} className="py-2.5 pl-3 text-right whitespace-nowrap">
                  {rows[size]?.[place] ?? '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
