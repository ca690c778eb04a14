import { useShop } from '#web/browser/use-shop.ts'

/** Head elements: a title, and no indexing. React moves them into the head. */
export function PartnerHead({ title }: { title: string }) {
  const { name } = useShop()
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
