import { useState } from 'react'
import { data } from 'react-router'
import { adminPages } from '#contract/admin-pages.ts'
import { formatMoney, formatNumber } from '#contract/messages/format.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import type { Route } from './+types/page'
import { Chart } from '#web/features/chart/chart.tsx'
import { EditNumber, EditText, EditTextArea, EditTranslations } from '../edit/edit-fields.tsx'
import { EditPage, EditSection } from '../edit/edit-page.tsx'
import { useEdit } from '../edit/use-edit.ts'
import { ImageField } from '../fields/image-field.tsx'
import { parseNumber } from '#web/commerce/parse-number.ts'
import { ListPage } from '../list/list-page.tsx'
import { pieceAt, pieceCount, piecesList, type Piece, sampleDays, sampleProduct } from './samples.ts'

const rowsOnPage = 10

/** Shows every part of the kit with sample data, for developers. 404 in production. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { language, isProduction } = context.get(visitContext)
  if (isProduction) throw data(null, { status: 404 })
  const query = piecesList.read(url.searchParams)
  const all = Array.from({ length: pieceCount }, (_, index) => pieceAt(index)).filter(({ name }) => name.includes(query.q ?? ''))
  const from = (query.page - 1) * rowsOnPage
  const rows = (query.order === 'asc' ? all.toReversed() : all).slice(from, from + rowsOnPage)
  const listed = { query, total: all.length, limit: rowsOnPage, views: [], counts: {}, loadedAt: new Date().toISOString() }
  return { rows, listed, ...messagesOf(language, ['admin-edit', 'chart']) }
}

export function meta() {
  return [{ title: 'Pattern book' }, { name: 'robots', content: 'noindex' }]
}

export default function PatternBook({ loaderData: { rows, listed } }: Route.ComponentProps) {
  const language = useLanguage()
  const readAgain = useRefresh()
  const [saved, setSaved] = useState(sampleProduct)
  const [prices, setPrices] = useState<Readonly<Record<string, number>>>({})
  const [alt, setAlt] = useState('')
  const edit = useEdit({
    saved,
    labels: { name: 'Name', story: 'Story', price: 'Price', stock: 'Pieces', texts: 'Texts' },
    check: ({ price, name }) => ({
      ...(price === null ? { price: 'A price is missing' } : {}),
      ...(name === '' ? { name: 'A name is missing' } : {}),
    }),
    send: (changed) => {
      setSaved((before) => ({ ...before, ...changed }))
      return Promise.resolve({})
    },
    savedText: 'Saved',
  })
  const priceOf = ({ id, price }: Piece) => prices[id] ?? price
  const chart = {
    nowLabel: 'This month',
    beforeLabel: 'Last month',
    print: (value: number) => formatNumber(language, value),
    axisLabel: 'Day',
  }

  return (
    <EditPage
      edit={edit}
      logged={undefined}
      title="Pattern book"
      back={{ label: 'All orders', to: adminPages.orders() }}
      aside={
        <Button tone="quiet" size="dense" onClick={() => setSaved({ ...saved, price: 45, name: 'Their mug' })}>
          Somebody else saves
        </Button>
      }
      side={
        <EditSection title="Image">
          <ImageField
            label="Drop an image"
            url="/favicon.svg"
            accept="image/png,image/jpeg"
            mostBytes={5_000_000}
            upload={() => Promise.resolve(undefined)}
            alt={{ value: alt, onChange: setAlt }}
          />
        </EditSection>
      }
    >
      <EditSection title="Fields">
        <div className="grid gap-4 sm:grid-cols-3">
          <EditText edit={edit} name="name" maxLength={80} />
          <EditNumber edit={edit} name="price" isMoney least={0} />
          <EditNumber edit={edit} name="stock" least={0} most={999} />
        </div>
        <EditTextArea edit={edit} name="story" maxLength={500} />
      </EditSection>
      <EditSection title="Texts">
        <EditTranslations
          edit={edit}
          name="texts"
          fields={[
            { key: 'name', label: 'Name', most: 80 },
            { key: 'text', label: 'Description', most: 500, isLong: true },
          ]}
        />
      </EditSection>
      <Chart title="Orders by day" fileName="orders" points={sampleDays(7)} figure={formatMoney(8412.6)} isLastOpen {...chart} />
      <Chart title="Visits by day" fileName="visits" points={sampleDays(30)} isLastOpen {...chart} />
      <ListPage
        list={piecesList}
        listed={{ ...listed, readAgain, isReading: () => false }}
        rows={rows}
        title="Pieces"
        search={{ label: 'Search', placeholder: 'Name' }}
        none={{ title: 'Nothing yet' }}
        noneFound="Nothing fits"
        create={{ label: 'New piece', to: adminPages.kit() }}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', heading: 'Name', sort: 'name', bold: true, cell: ({ name }) => name },
          {
            key: 'price',
            heading: 'Price, RM',
            figures: true,
            cell: (piece) => formatMoney(priceOf(piece)).replace('RM\u00a0', ''),
            edit: {
              label: 'Price',
              inputMode: 'decimal',
              textOf: (piece) => String(priceOf(piece)),
              check: (text) => (parseNumber(text, 2) === undefined ? 'This is no number' : undefined),
              save: (piece, text) => Promise.resolve(setPrices((before) => ({ ...before, [piece.id]: parseNumber(text, 2) ?? 0 }))),
            },
          },
        ]}
        cardOf={(piece) => ({ lines: [piece.id], figure: formatMoney(priceOf(piece)) })}
        actionsOf={({ name }) => [{ key: 'say', label: `Say ${name}`, onSelect: () => showToast({ title: name }) }]}
      />
    </EditPage>
  )
}
