import { useShop } from '#web/browser/use-shop.ts'

export function AccountHead({ title }: { title: string }) {
  const { name } = useShop()
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
