import { expect, it } from 'vitest'
import { watchFocus } from './watch-focus.ts'

class Page extends EventTarget {
  activeElement: { id: string } | null = { id: 'zip' }
  focus(id: string) {
    this.activeElement = { id }
    this.dispatchEvent(new Event('focusin'))
  }
}

it('knows a field that was gone into, also after it was left', () => {
  const page = new Page()
  const watch = watchFocus(page)
  page.focus('city')
  page.focus('phone')
  expect(['zip', 'city', 'state'].map(watch.wasIn)).toEqual([true, true, false])
})

it('ignores events before it watches and after it stops', () => {
  const page = new Page()
  page.focus('city')
  page.focus('zip')
  const watch = watchFocus(page)
  watch.stop()
  page.focus('state')
  expect(['city', 'state'].map(watch.wasIn)).toEqual([false, false])
})
