import { Fragment, type ReactNode } from 'react'

/** `richText(t('agree'), { terms: (inside) => <Link to="/terms">{inside}</Link> })` for `I accept the <terms>terms</terms>.` */
export function richText(message: string, elements: Readonly<Record<string, (inside: string) => ReactNode>>): ReactNode[] {
  return message.split(/(<\w+>.*?<\/\w+>)/).map((piece, index) => {
    const [, name = '', inside = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? []
    const element = elements[name]
    return <Fragment key={index}>{element ? element(inside) : piece}</Fragment>
  })
}
