import type { ContentSection } from '#contract/content.ts'
import { ContentBody } from './content-body.tsx'

export type ContentSectionsProps = { sections: readonly ContentSection[]; numbered?: boolean }

export function ContentSections({ sections, numbered = false }: ContentSectionsProps) {
  const headed = sections.filter(({ heading }) => heading !== '')
  return sections.map((section) => {
    const { anchor, heading, body } = section
    const text = (
      <div className="grid max-w-prose gap-4 text-body">
        <ContentBody text={body} />
      </div>
    )
    if (heading === '') return <div key={anchor}>{text}</div>
    return (
      <section key={anchor} id={anchor} aria-labelledby={`${anchor}-heading`} className="scroll-mt-24 not-first:mt-10 lg:not-first:mt-12">
        <h2 id={`${anchor}-heading`} className="mb-4 font-display text-heading-2">
          {numbered && <span className="figures">{headed.indexOf(section) + 1}. </span>}
          {heading}
        </h2>
        {text}
      </section>
    )
  })
}
