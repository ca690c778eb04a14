import { type ContentRun, readContentText } from '#contract/rules/content-text.ts'
import { Link } from '#web/ui/link.tsx'

/** Renders a text written by the owner. Its markup becomes elements; nothing in it is treated as HTML. */
export function ContentBody({ text }: { text: string }) {
  return readContentText(text).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>
        <Runs runs={block.runs} />
      </p>
    ) : (
      <ul key={index} className="grid list-disc gap-2 pl-5 marker:text-smoke">
        {block.items.map((item, place) => (
          <li key={place}>
            <Runs runs={item} />
          </li>
        ))}
      </ul>
    ),
  )
}

function Runs({ runs }: { runs: readonly ContentRun[] }) {
  return runs.map((run, index) => {
    if (run.kind === 'text') return run.text
    if (run.kind === 'bold')
      return (
        <strong key={index} className="font-bold">
          {run.text}
        </strong>
      )
    if (run.href.startsWith('/'))
      return (
        <Link key={index} to={run.href} className="text-link">
          {run.text}
        </Link>
      )
    return (
      <a
        key={index}
        href={run.href}
        className="text-link break-words"
        {...(run.href.startsWith('https:') ? { rel: 'noopener', target: '_blank' } : {})}
      >
        {run.text}
      </a>
    )
  })
}
