import { useEffect, useRef } from 'react'
import { dressLetter, framedLetter, type Light } from './framed-letter.ts'

export type LetterFrameProps = { title: string; html: string; light: Light; className: string }

/** A letter as a mail program shows it: no scripts, nothing of this page. */
export function LetterFrame(props: LetterFrameProps) {
  return <Frame key={props.html} {...props} />
}

/** Of one letter: another one has a frame of its own. */
function Frame({ title, html, light, className }: LetterFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // As soon as its words are there: the event of its loading waits for the last picture.
  useEffect(() => {
    let waiting = 0
    function dress() {
      const letter = frame.current?.contentDocument
      if (frame.current && letter?.URL === 'about:srcdoc' && letter.readyState !== 'loading') dressLetter(frame.current, light)
      else waiting = requestAnimationFrame(dress)
    }
    dress()
    return () => cancelAnimationFrame(waiting)
  }, [light])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framedLetter(html)}
      onLoad={({ currentTarget }) => dressLetter(currentTarget, light)}
      className={className}
    />
  )
}
