import { Form, useNavigation } from 'react-router'
import { partnerPages } from '#contract/partner-pages.ts'
import { knownRanges, rangeOf } from '#contract/rules/known-ranges.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { knownRangeOf, type Span } from './read-span.ts'

export type SpanFormProps = { span: Span; today: string; locations: readonly { id: string; name: string }[] }

/** Links and a GET form, so that both work before scripts run. */
export function SpanForm({ span, today, locations }: SpanFormProps) {
  const t = useMessages('partner-figures')
  const isLoading = useNavigation().state === 'loading'
  const chosen = knownRangeOf(span, today)
  return (
    <div className="mt-6 grid gap-4">
      <ul aria-label={t('span.label')} className="flex flex-wrap gap-2">
        {knownRanges.map((name) => (
          <li key={name}>
            <Link
              to={partnerPages.statistics({ ...rangeOf(name, today), location: span.location })}
              preventScrollReset
              aria-current={name === chosen ? 'true' : undefined}
              className={classNames(
                'press inline-flex min-h-11 items-center rounded-chip border px-3.5 text-label font-medium',
                name === chosen ? 'border-ink bg-ink text-milk' : 'border-wool bg-surface hover:border-ink',
              )}
            >
              {t(`span.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      <Form
        key={`${span.from} ${span.to} ${span.location}`}
        method="get"
        action={partnerPages.statistics()}
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-[auto_auto_minmax(10rem,16rem)_auto] sm:justify-start"
      >
        <TextField label={t('span.from')} name="from" type="date" size="medium" max={today} defaultValue={span.from} />
        <TextField label={t('span.to')} name="to" type="date" size="medium" max={today} defaultValue={span.to} />
        <SelectField label={t('span.location')} name="location" size="medium" defaultValue={span.location ?? ''}>
          <option value="">{t('span.everywhere')}</option>
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="quiet" size="small" loading={isLoading}>
          {t('span.show')}
        </Button>
      </Form>
    </div>
  )
}
