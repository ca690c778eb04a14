import type { ContentSection } from '#contract/content.ts'
import { ContentBody } from './content-body.tsx'

export type ContentSectionsProps = { sections: readonly ContentSection[]; numbered?: boolean }

export function ContentSections({ sections, numbered = false }: ContentSectionsProps) {
  return sections.map(({ anchor, heading, body }, index) => (
    <section key={anchor} id={anchor} aria-labelledby={`${anchor}-heading`} className="scroll-mt-24 not-first:mt-10 lg:not-first:mt-12">
      <h2 id={`${anchor}-heading`} className="font-display text-heading-2">
        {numbered && <span className="figures">{index + 1}. </span>}
        {heading}
      </h2>
      <div className="mt-4 grid max-w-prose gap-4 text-body">
        <ContentBody text={body} />
      </div>
    </section>
  ))
}
