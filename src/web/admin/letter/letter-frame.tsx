import { useEffect, useRef } from 'react'
import { dressLetter, framedLetter, type Light } from './framed-letter.ts'

export type LetterFrameProps = { title: string; html: string; light: Light; className: string }

/** Shows a letter as a mail program does: without scripts and without the page's styles. */
export function LetterFrame(props: LetterFrameProps) {
  return <Frame key={props.html} {...props} />
}

/** Remounted for each letter, so each one gets a new frame. */
function Frame({ title, html, light, className }: LetterFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Applies the styles as soon as the text is parsed, because the load event waits for the last picture.
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
