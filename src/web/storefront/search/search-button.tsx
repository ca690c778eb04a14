import { lazy, Suspense, useEffect, useState } from 'react'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { IconLink } from '#web/ui/icon-link.tsx'
import { SearchIcon } from '#web/ui/icons.tsx'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** Opens the palette, as Ctrl-K and ⌘K do. Without scripts it links to the shop's search field. */
export function SearchButton() {
  const t = useMessages('shell')
  const [palette, setPalette] = useState<'unopened' | 'open' | 'closed'>('unopened')

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setPalette((before) => (before === 'open' ? 'closed' : 'open'))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <>
      <IconLink
        to={`${pages.shop()}#search`}
        label={t('header.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setPalette('open')
        }}
      >
        <SearchIcon />
      </IconLink>
      {palette !== 'unopened' && (
        <Suspense>
          <Palette open={palette === 'open'} onOpenChange={(open) => setPalette(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </>
  )
}
