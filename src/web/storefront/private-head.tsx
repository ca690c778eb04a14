import { useShop } from '#web/browser/use-shop.ts'

/** For pages of one visitor: titled, and kept out of search engines. React moves it into the head. */
export function PrivateHead({ title }: { title: string }) {
  const { name } = useShop()
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
