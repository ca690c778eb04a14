import { useShop } from '#web/browser/use-shop.ts'

/** Titled, and kept out of search engines. React moves it into the head. */
export function PartnerHead({ title }: { title: string }) {
  const { name } = useShop()
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
